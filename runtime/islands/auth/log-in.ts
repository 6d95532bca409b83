import type { SignInAnswer } from '../../../config/contracts/portal.ts';
import type { CallResult } from '../../portal/send.ts';
import type { LogInOutcome, SessionStore } from '../../session/session-store.ts';

interface LogInOptions {
  readonly session: SessionStore;
  readonly result: CallResult<SignInAnswer>;
  /** Epoch of the session when the login was begun. */
  readonly epoch: number;
}

/** Ends a login by what the server answered. */
export function completeLogIn({ session, result, epoch }: LogInOptions): LogInOutcome {
  return result.ok ? session.logIn(result.answer, epoch) : 'refused';
}
