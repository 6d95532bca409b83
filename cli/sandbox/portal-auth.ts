import type { Hono } from 'hono';
import { type AnswerOf, endpoints } from '../../config/contracts/endpoints.ts';
import type { HostEnv } from './host-env.ts';
import type { Inbox } from './inbox.ts';
import { normaliseMobile, type PortalAccounts, unknownMobile } from './portal-accounts.ts';
import { readJsonObject, textOf } from './read-body.ts';
import { refuse } from './send-answer.ts';

const invalidOtp = { status: 401, code: 'INVALID_OTP', message: 'The OTP is not correct.' } as const;
const invalidMobile = { status: 400, code: 'INVALID_MOBILE', message: 'Enter a valid mobile number.' } as const;

type Parts = { readonly accounts: PortalAccounts; readonly inbox: Inbox };

/** Adds signing in by password and by one-time code, and renewing the token. */
export function addSignIn(app: Hono<HostEnv>, { accounts }: Parts): void {
  app.post(endpoints.signIn.path, async (context) => {
    const body = await readJsonObject(context);
    const account = accounts.find(textOf(body, 'username'));
    // An account that was made by a one-time code has no password yet.
    if (!account?.password || account.password !== textOf(body, 'password')) {
      return refuse(context, { status: 401, code: 'INVALID_LOGIN', message: 'Invalid Username or password' });
    }
    const answer: AnswerOf<'signIn'> = { user: account.user, token: accounts.issueToken(account.user) };
    return context.json(answer);
  });

  app.post(endpoints.sendOtp.path, async (context) => {
    const mobile = normaliseMobile(textOf(await readJsonObject(context), 'username'));
    if (!mobile) return refuse(context, invalidMobile);
    if (mobile === unknownMobile) {
      return context.json({ id: '', user: { id: '' }, error: true } satisfies AnswerOf<'sendOtp'>);
    }
    const account = accounts.find(mobile) ?? accounts.save({ username: mobile, password: '' });
    const answer: AnswerOf<'sendOtp'> = {
      id: accounts.requestOtp('login', mobile),
      user: account.user,
      error: false,
    };
    return context.json(answer);
  });

  app.post(endpoints.verifyOtp.path, async (context) => {
    const body = await readJsonObject(context);
    const mobile = accounts.checkOtp('login', { id: textOf(body, 'id'), otp: textOf(body, 'otp') });
    if (!mobile || normaliseMobile(textOf(body, 'mobile')) !== mobile) return refuse(context, invalidOtp);
    const account = accounts.find(mobile);
    const sentUser = body?.user as { id?: unknown } | undefined;
    if (!account || typeof sentUser !== 'object' || sentUser?.id !== account.user.id) {
      return refuse(context, { status: 400, code: 'USER_REQUIRED', message: 'The user is missing or is another one.' });
    }
    accounts.spendOtp(textOf(body, 'id'));
    const answer: AnswerOf<'verifyOtp'> = { user: account.user, token: accounts.issueToken(account.user) };
    return context.json(answer);
  });

  app.post(endpoints.refreshToken.path, (context) => {
    const token = accounts.refreshToken(context.req.header('token'));
    if (!token) return refuse(context, { status: 403, code: 'TOKEN_INVALID', message: 'The token is not known.' });
    return context.json({ token } satisfies AnswerOf<'refreshToken'>);
  });
}

/** Adds resetting a forgotten password. */
export function addPasswordReset(app: Hono<HostEnv>, { accounts }: Parts): void {
  app.post(endpoints.sendResetOtp.path, async (context) => {
    const username = textOf(await readJsonObject(context), 'username');
    const mobile = normaliseMobile(username);
    const isKnown = accounts.find(username) !== undefined || (mobile !== undefined && mobile !== unknownMobile);
    if (!isKnown) {
      return refuse(context, { status: 404, code: 'USER_NOT_FOUND', message: 'No student has this username.' });
    }
    return context.json({ id: accounts.requestOtp('reset', mobile ?? username) } satisfies AnswerOf<'sendResetOtp'>);
  });

  app.post(endpoints.resetPassword.path, async (context) => {
    const body = await readJsonObject(context);
    const username = accounts.checkOtp('reset', { id: textOf(body, 'id'), otp: textOf(body, 'otp') });
    if (!username) return refuse(context, invalidOtp);
    const password = textOf(body, 'newPassword');
    if (password === '' || password !== textOf(body, 'confirmPassword')) {
      return refuse(context, { status: 400, code: 'PASSWORD_MISMATCH', message: 'The passwords do not match.' });
    }
    accounts.spendOtp(textOf(body, 'id'));
    accounts.save({ username, password });
    return context.json({ done: true } satisfies AnswerOf<'resetPassword'>);
  });
}

/** Adds registering as a student. */
export function addRegistration(app: Hono<HostEnv>, { accounts, inbox }: Parts): void {
  app.post(endpoints.sendSignUpOtp.path, async (context) => {
    const mobile = normaliseMobile(textOf(await readJsonObject(context), 'mobile'));
    if (!mobile) return refuse(context, invalidMobile);
    if (accounts.find(mobile)?.password) {
      return refuse(context, {
        status: 409,
        code: 'ALREADY_REGISTERED',
        message: 'This mobile number is already registered. Please log in.',
      });
    }
    return context.json({ sent: true, id: accounts.requestOtp('sign-up', mobile) } satisfies AnswerOf<'sendSignUpOtp'>);
  });

  app.post(endpoints.registerStudent.path, async (context) => {
    const body = await readJsonObject(context);
    const mobile = accounts.checkOtp('sign-up', { id: textOf(body, 'id'), otp: textOf(body, 'otp') });
    if (!body || !mobile) return refuse(context, invalidOtp);
    const student = body.student as Record<string, unknown> | undefined;
    const missing = [
      'firstName',
      'lastName',
      'mobile',
      'gender',
      'course',
      'stream',
      'dob',
      'category',
      'session',
    ].filter((field) => textOf(student, field) === '');
    if (normaliseMobile(textOf(body, 'username')) !== mobile) missing.unshift('username');
    if (textOf(body, 'password') === '') missing.unshift('password');
    if (missing.length > 0) {
      return refuse(context, {
        status: 422,
        code: 'INCOMPLETE_STUDENT',
        message: `These fields are missing or wrong: ${missing.join(', ')}.`,
      });
    }
    accounts.spendOtp(textOf(body, 'id'));
    const { user } = accounts.save({
      username: mobile,
      password: textOf(body, 'password'),
      user: { firstName: textOf(student, 'firstName'), lastName: textOf(student, 'lastName') },
    });
    inbox.add('registration', { ...body, password: '(not shown)' });
    return context.json({ token: accounts.issueToken(user), user } satisfies AnswerOf<'registerStudent'>);
  });
}
