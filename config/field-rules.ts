import { limits } from './limits.ts';
import type { enquiryEn } from './messages/enquiry.en.ts';
import type { FormFieldModel } from './page-model.ts';

/** What is wrong with a field: a message key and the values its text needs. */
export interface Problem<Key extends string = string> {
  readonly key: Key;
  readonly values?: Readonly<Record<string, string | number>>;
}
export type FieldProblem = Problem<keyof typeof enquiryEn>;

/** Devanagari digits become Western ones; everything else stays. */
export function toWesternDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

/** True when the text is digits only, and exactly `length` of them where that is given. */
export function isDigits(text: string, length?: number): boolean {
  return /^\d+$/.test(text) && (length === undefined || text.length === length);
}

/** True when the text looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@,;<>()"]+@[^\s@.,;<>()"]+(\.[^\s@.,;<>()"]+)+$/.test(text);
}

/** True when the text has between `min` (1 unless told) and `max` characters; reversed bounds are swapped. */
export function hasLength(text: string, bounds: { readonly min?: number; readonly max: number }): boolean {
  const { min = 1, max } = bounds;
  const length = [...text].length;
  return length >= Math.min(min, max) && length <= Math.max(min, max);
}

const lengthProblem = (text: string, label: string, min: number, max: number): FieldProblem | undefined =>
  hasLength(text, { min, max }) ? undefined : { key: 'rule.length', values: { label, min, max } };

const checkName = (text: string, label: string) => lengthProblem(text, label, limits.nameMinChars, limits.nameMaxChars);

/** What a filled field of each kind must be. */
const checkFilled: Partial<Record<FormFieldModel['type'], (text: string, label: string) => FieldProblem | undefined>> =
  {
    text: checkName,
    lastName: checkName,
    landmark: checkName,
    collegeName: checkName,
    state: checkName,
    address: (text, label) => lengthProblem(text, label, limits.addressMinChars, limits.addressMaxChars),
    email: (text) => (isEmail(text) ? undefined : { key: 'rule.emailInvalid' }),
    mobile: (text) =>
      isDigits(toWesternDigits(text), limits.mobileDigits)
        ? undefined
        : { key: 'rule.phoneDigits', values: { digits: limits.mobileDigits } },
    postalCode: (text, label) =>
      isDigits(toWesternDigits(text), limits.postalCodeDigits)
        ? undefined
        : { key: 'rule.postalCodeDigits', values: { label, digits: limits.postalCodeDigits } },
  };

/** What a blank required field says. */
const blankProblem = (type: FormFieldModel['type'], label: string): FieldProblem => {
  if (type === 'email') return { key: 'rule.emailRequired' };
  if (type === 'mobile') return { key: 'rule.phoneRequired' };
  if (type === 'select') return { key: 'rule.selectRequired' };
  if (type === 'experience' || type === 'dob' || type === 'file')
    return { key: 'rule.fieldRequired', values: { label } };
  return { key: 'rule.required', values: { label } };
};

/** Checks one field of the enquiry form or of a CMS form (specification, section 5). `value` is a file's name for files. */
export function checkField(
  field: Pick<FormFieldModel, 'type' | 'label' | 'required'>,
  value: string,
): FieldProblem | undefined {
  const text = value.trim();
  if (text === '') return field.required ? blankProblem(field.type, field.label) : undefined;
  return checkFilled[field.type]?.(text, field.label);
}
