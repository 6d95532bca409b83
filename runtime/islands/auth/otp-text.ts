import { toWesternDigits } from '../../../config/field-rules.ts';
import { limits } from '../../../config/limits.ts';

/**
 * The code in what was typed, pasted or filled in: a run of exactly four digits in a sentence, else the first four
 * digits there are. Text without any digit stays as it is, so that the check can say what is wrong with it.
 */
export function readOtp(text: string): string {
  const western = toWesternDigits(text);
  const alone = western.match(/\d+/g)?.find((run) => run.length === limits.otpDigits);
  const digits = western.replace(/\D/g, '');
  return alone ?? (digits === '' ? western.trim() : digits.slice(0, limits.otpDigits));
}

/** Keeps a code field to its four boxes while it is typed in; moves the caret only when something had to change. */
export function tidyOtpField(target: EventTarget): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'otp') return;
  const tidy = readOtp(target.value);
  if (target.value !== tidy) target.value = tidy;
}
