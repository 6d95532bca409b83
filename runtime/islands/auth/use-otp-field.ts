import { useEffect } from 'react';
import type { FormHandlers } from '../../../theme/islands/island-state.ts';
import { readOtp, tidyOtpField } from './otp-text.ts';
import { receiveOtp } from './web-otp.ts';

interface OtpFieldOptions {
  readonly idPrefix: string;
  /** The code is being waited for. */
  readonly active: boolean;
}

/** Makes a form's code field take focus and fill itself where it can; gives what wraps the form's handlers. */
export function useOtpField({ idPrefix, active }: OtpFieldOptions): (handlers: FormHandlers) => FormHandlers {
  useEffect(() => {
    if (!active) return;
    const find = () => document.getElementById(`${idPrefix}-otp`) as HTMLInputElement | null;
    find()?.focus();
    return receiveOtp((code) => {
      const field = find();
      if (field) field.value = readOtp(code);
    });
  }, [active, idPrefix]);

  return (handlers) => ({
    ...handlers,
    onInput: (event) => {
      tidyOtpField(event.target);
      handlers.onInput(event);
    },
  });
}
