import type { SessionStore } from '../session/session-store.ts';
import { type CallResult, send } from './send.ts';

interface RefresherOptions {
  readonly session: SessionStore;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Gives a token newer than the refused one, or undefined when there is none to be had. */
export type TokenRefresher = (refused: string) => Promise<string | undefined>;

/**
 * Makes the refresher. Calls that are refused at the same time, in this tab or another, share one request: the lock
 * lets one tab ask while the others wait, and whoever comes after finds the new token in the session.
 */
export function createTokenRefresher({ session, url, headers }: RefresherOptions): TokenRefresher {
  const underWay = new Map<string, Promise<string | undefined>>();

  const refresh = async (refused: string): Promise<string | undefined> => {
    const token = session.get()?.token;
    if (token !== refused) return token;
    const result = await send({ method: 'POST', url, headers: { ...headers, token: refused }, payload: {} });
    const renewed = tokenOf(result);
    if (renewed && session.replaceToken({ from: refused, to: renewed })) return renewed;
    // Whoever logged out or in meanwhile is right; only a session that is still the refused one ends here.
    const now = session.get()?.token;
    if (now === refused) session.logOut();
    return now === refused ? undefined : now;
  };
  const locked = async (refused: string) => {
    try {
      return await navigator.locks.request('pathshala-token', () => refresh(refused));
    } catch {
      // No locks here, or none allowed: this tab asks for itself.
      return refresh(refused);
    }
  };

  return (refused) => {
    const running = underWay.get(refused) ?? locked(refused).finally(() => underWay.delete(refused));
    underWay.set(refused, running);
    return running;
  };
}

function tokenOf(result: CallResult<unknown>): string | undefined {
  const token = result.ok ? (result.answer as { token?: unknown } | null)?.token : undefined;
  return typeof token === 'string' && /^[!-~]+$/.test(token) ? token : undefined;
}
