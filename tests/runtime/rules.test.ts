import { describe, expect, it } from 'vitest';
import { checkField, hasLength, isDigits, isEmail, toWesternDigits } from '../../config/field-rules.ts';
import { mobilePattern } from '../../config/limits.ts';
import { catalogue } from '../../config/messages/catalogue.ts';
import { registrationOtpRule, registrationRules, resetRules } from '../../config/registration-rules.ts';
import { readOtp } from '../../runtime/islands/auth/otp-text.ts';
import { makeStrongPassword } from '../../runtime/islands/auth/strong-password.ts';
import { toStudent } from '../../runtime/islands/auth/student-payload.ts';
import { toEnquiry } from '../../runtime/islands/enquiry/enquiry-payload.ts';
import { safeHref } from '../../runtime/popup/safe-href.ts';
import { formatSession, parseSession } from '../../runtime/session/stored-session.ts';

describe('checks of text', () => {
  it('tell digits, with an exact length where one is asked for', () => {
    expect(isDigits('0123')).toBe(true);
    expect(isDigits('')).toBe(false);
    expect(isDigits('12a')).toBe(false);
    expect(isDigits('1234', 4)).toBe(true);
    expect(isDigits('12345', 4)).toBe(false);
    expect(toWesternDigits('०१२३४५६७८९')).toBe('0123456789');
  });

  it('tell lengths from 1 unless told, and swap reversed bounds', () => {
    expect(hasLength('', { max: 3 })).toBe(false);
    expect(hasLength('abc', { max: 3 })).toBe(true);
    expect(hasLength('abc', { min: 5, max: 2 })).toBe(true);
    expect(hasLength('नमस्ते', { min: 2, max: 6 })).toBe(true);
  });

  it.each(['a@b.in', 'asha.verma+x@mail.example.co.in', 'आशा@example.in'])('take %s for an e-mail address', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each(['a', 'a@b', '@b.in', 'a@.in', 'a b@c.in', 'a@b..in', 'a@b.in,c@d.in', 'a@b.'])('refuse %s', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it.each([
    ['9876543210', true],
    ['+919876543210', true],
    ['919876543210', true],
    ['5876543210', false],
    ['09876543210', false],
    ['98765432101', false],
  ])('judge %s as a mobile number: %s', (text, valid) => {
    expect(mobilePattern.test(text)).toBe(valid);
  });
});

it.each([
  ['text', 'City', ' ', { key: 'rule.required', values: { label: 'City' } }],
  ['text', 'City', 'P', { key: 'rule.length', values: { label: 'City', min: 2, max: 50 } }],
  ['text', 'City', 'x'.repeat(50), undefined],
  ['email', 'Email', '', { key: 'rule.emailRequired' }],
  ['mobile', 'Mobile Number', '', { key: 'rule.phoneRequired' }],
  ['mobile', 'Mobile Number', '987654321', { key: 'rule.phoneDigits', values: { digits: 10 } }],
  ['select', 'Course', '', { key: 'rule.selectRequired' }],
  ['postalCode', 'Pin', '2110011', { key: 'rule.postalCodeDigits', values: { label: 'Pin', digits: 6 } }],
  ['address', 'Address', '', { key: 'rule.required', values: { label: 'Address' } }],
  ['address', 'Address', 'x'.repeat(51), { key: 'rule.length', values: { label: 'Address', min: 10, max: 50 } }],
  ['dob', 'Born', '', { key: 'rule.fieldRequired', values: { label: 'Born' } }],
  ['textarea', 'Message', 'x'.repeat(5000), undefined],
] as const)('a required %s field %s holding "%s" is judged as specified', (type, label, value, expected) => {
  expect(checkField({ type, label, required: true }, value)).toEqual(expected);
  if (value.trim() === '') expect(checkField({ type, label, required: false }, value)).toBeUndefined();
});

it.each([
  ['firstName', '', 'register.firstNameRequired'],
  ['firstName', 'Asha2', 'register.nameLetters'],
  ['firstName', 'x'.repeat(21), 'register.firstNameTooLong'],
  ['firstName', 'आशा देवी', undefined],
  ['lastName', "O'Neil", 'register.nameLetters'],
  ['mobile', '98 76', 'register.mobileNumeric'],
  ['mobile', '123', 'register.mobileDigits'],
  ['mobile', '९८७६५४३२१०', undefined],
  ['email', '', undefined],
] as const)('registration judges %s "%s": %s', (name, text, key) => {
  expect(registrationRules[name]?.(text)?.key).toBe(key);
});

it('codes are judged differently in registration and reset', () => {
  expect(registrationOtpRule('12a4')?.key).toBe('register.otpNumeric');
  expect(registrationOtpRule('123')?.key).toBe('register.otpDigits');
  expect(resetRules.otp?.('12345')?.key).toBe('reset.otpDigits');
  expect(resetRules.otp?.('')?.key).toBe('otp.otpRequired');
});

it.each([
  ['1234', '1234'],
  ['12 34', '1234'],
  ['Your OTP 98765 is not it, 4321 is', '4321'],
  ['१२३४', '1234'],
  ['abc', 'abc'],
  ['', ''],
])('the code in "%s" is %s', (text, code) => {
  expect(readOtp(text)).toBe(code);
});

it('made passwords are long, have every kind of character, and never repeat', () => {
  const passwords = Array.from({ length: 200 }, makeStrongPassword);
  expect(new Set(passwords).size).toBe(200);
  for (const password of passwords) {
    expect(password).toHaveLength(20);
    expect(password).toMatch(/[A-Z]/);
    expect(password).toMatch(/[a-z]/);
    expect(password).toMatch(/\d/);
    expect(password).toMatch(/[^A-Za-z\d]/);
  }
});

it('a student keeps the given e-mail and loses an address of which nothing was given', () => {
  const identifiers = { firm: 'f', center: 'c', insty: 'i', enquiryType: 'e', session: 's' };
  const data = { identifiers, originHost: 'example-ias.in' };
  const values = { mobile: '9876543210', email: 'a@b.in', city: '', gender: 'M' };
  const student = toStudent({ values, personalImg: 'https://p/x.png', session: 'w', data });
  expect(student.email).toBe('a@b.in');
  expect('address' in student).toBe(false);
  const enquiry = toEnquiry({ values: { firstName: 'A' }, source: 'x', identifiers });
  expect(enquiry.message).toBe('');
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '',
  ' ',
  5,
  null,
  'http://[',
])('the address %s is not followed', (address) => {
  expect(safeHref(address, 'https://www.example.in/')).toBeUndefined();
});

it('a session survives being stored, and nothing else counts as one', () => {
  const session = { user: { id: '1' }, token: 'abc.def-1' };
  expect(parseSession(formatSession(session))).toEqual(session);
  expect(parseSession(formatSession(undefined))).toBeUndefined();
  for (const text of [null, '', '[]', '{"state":{"user":1,"authToken":"x"}}', '{"state":{"user":{},"authToken":""}}']) {
    expect(parseSession(text), String(text)).toBeUndefined();
  }
});

it('every message exists in both languages with the same placeholders', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [key, text] of Object.entries(catalogue.en)) {
    const hindi = catalogue.hi[key as keyof typeof catalogue.hi];
    expect(hindi, key).toBeTruthy();
    expect(placeholders(hindi), key).toEqual(placeholders(text));
  }
});
