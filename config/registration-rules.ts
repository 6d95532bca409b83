import { hasLength, isDigits, isEmail, type Problem, toWesternDigits } from './field-rules.ts';
import { limits } from './limits.ts';
import type { authEn } from './messages/auth.en.ts';

export type AuthProblem = Problem<keyof typeof authEn>;

type Rule = (text: string) => AuthProblem | undefined;

const required =
  (key: AuthProblem['key'], then?: Rule): Rule =>
  (text) =>
    text === '' ? { key } : then?.(text);

/** Letters of any script with their marks and joiners, and spaces. */
const letters = /^(?:\p{L}|\p{M}|\u200c|\u200d| )+$/u;

const nameRule = (missing: AuthProblem['key'], tooLong: AuthProblem['key']): Rule =>
  required(missing, (text) => {
    if (!letters.test(text)) return { key: 'register.nameLetters' };
    const max = limits.registrationNameMaxChars;
    return hasLength(text, { max }) ? undefined : { key: tooLong, values: { max } };
  });

const digitsRule =
  (notNumeric: AuthProblem['key'], wrongLength: AuthProblem['key'], digits: number): Rule =>
  (text) => {
    const number = toWesternDigits(text);
    if (!isDigits(number)) return { key: notNumeric };
    return isDigits(number, digits) ? undefined : { key: wrongLength, values: { digits } };
  };

/** Rules of registration, by field (specification, section 5). Values are trimmed; a file counts by its name. */
export const registrationRules: Readonly<Record<string, Rule>> = {
  firstName: nameRule('register.firstNameRequired', 'register.firstNameTooLong'),
  lastName: nameRule('register.lastNameRequired', 'register.lastNameTooLong'),
  mobile: required(
    'register.mobileRequired',
    digitsRule('register.mobileNumeric', 'register.mobileDigits', limits.mobileDigits),
  ),
  email: (text) => (text === '' || isEmail(text) ? undefined : { key: 'register.emailInvalid' }),
  gender: required('register.genderRequired'),
  dob: required('register.dobRequired'),
  category: required('register.categoryRequired'),
  course: required('register.courseRequired'),
  stream: required('register.streamRequired'),
  personalImg: required('register.photoRequired'),
};

/** The code of registration (specification, section 5). */
export const registrationOtpRule: Rule = required(
  'register.otpRequired',
  digitsRule('register.otpNumeric', 'register.otpDigits', limits.otpDigits),
);

/** Rules of the second step of a password reset (specification, section 5). */
export const resetRules: Readonly<Record<string, Rule>> = {
  otp: required('otp.otpRequired', (text) =>
    hasLength(text, { min: limits.otpDigits, max: limits.otpDigits })
      ? undefined
      : { key: 'reset.otpDigits', values: { digits: limits.otpDigits } },
  ),
  newPassword: required('reset.newPasswordRequired'),
  confirmPassword: required('reset.confirmPasswordRequired'),
};
