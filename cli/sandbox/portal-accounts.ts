import { randomUUID } from 'node:crypto';
import type { PortalUser } from '../../config/contracts/portal.ts';
import { mobilePattern } from '../../config/limits.ts';

/** The code every demo message "carries". */
export const demoOtp = '1234';
/** A student who can log in from the start. */
export const demoStudent = { mobile: '9876543210', password: 'demo1234' } as const;
/** A number nobody has registered. */
export const unknownMobile = '9000000000';

interface Account {
  readonly user: PortalUser;
  password: string;
}

/** Who may do what in the portal: students, one-time codes and tokens. */
export interface PortalAccounts {
  find(username: string): Account | undefined;
  /** Adds a student, or gives an existing one a new password. */
  save(account: { readonly username: string; readonly password: string; readonly user?: Partial<PortalUser> }): Account;
  /** Begins a one-time code for a purpose; gives the request's id. */
  requestOtp(purpose: OtpPurpose, mobile: string): string;
  /** The mobile number a code was requested for, when id, purpose and code fit. */
  checkOtp(purpose: OtpPurpose, given: { readonly id: string; readonly otp: string }): string | undefined;
  /** A code is used up once it has done its work. */
  spendOtp(id: string): void;
  issueToken(user: PortalUser): string;
  /** The student a token stands for, while it is valid. */
  userOf(token: string | undefined): PortalUser | undefined;
  /** A new token for one that is valid or has expired; undefined for one that never was. */
  refreshToken(token: string | undefined): string | undefined;
  /** Every token issued so far stops being valid; it can still be refreshed. */
  expireTokens(): void;
}
export type OtpPurpose = 'login' | 'sign-up' | 'reset';

/** The ten digits of an Indian mobile number, with or without +91; undefined when it is none. */
export function normaliseMobile(text: string): string | undefined {
  return mobilePattern.test(text) ? text.slice(-10) : undefined;
}

/** Makes a portal that knows the demo student. */
export function createPortalAccounts(): PortalAccounts {
  const accounts = new Map<string, Account>();
  const otps = new Map<string, { readonly purpose: OtpPurpose; readonly mobile: string }>();
  const tokens = new Map<string, { readonly user: PortalUser; valid: boolean }>();
  const keyOf = (username: string) => normaliseMobile(username) ?? username.toLowerCase();

  const portal: PortalAccounts = {
    find: (username) => accounts.get(keyOf(username)),
    save({ username, password, user }) {
      const key = keyOf(username);
      const existing = accounts.get(key);
      const account: Account = {
        user: { id: `student-${accounts.size + 1}`, username: key, mobile: key, ...existing?.user, ...user },
        password,
      };
      accounts.set(key, account);
      return account;
    },
    requestOtp(purpose, mobile) {
      const id = `otp-${randomUUID()}`;
      otps.set(id, { purpose, mobile });
      return id;
    },
    checkOtp(purpose, { id, otp }) {
      const request = otps.get(id);
      return request?.purpose === purpose && otp === demoOtp ? request.mobile : undefined;
    },
    spendOtp(id) {
      otps.delete(id);
    },
    issueToken(user) {
      const token = `demo-${randomUUID()}`;
      tokens.set(token, { user, valid: true });
      return token;
    },
    userOf(token) {
      const issued = token === undefined ? undefined : tokens.get(token);
      return issued?.valid ? issued.user : undefined;
    },
    refreshToken(token) {
      const issued = token === undefined ? undefined : tokens.get(token);
      return issued ? portal.issueToken(issued.user) : undefined;
    },
    expireTokens() {
      for (const issued of tokens.values()) issued.valid = false;
    },
  };
  portal.save({
    username: demoStudent.mobile,
    password: demoStudent.password,
    user: { firstName: 'Asha', lastName: 'Verma', email: 'asha@example.in' },
  });
  return portal;
}
