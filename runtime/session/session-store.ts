import type { sessionStorageName } from '../../config/limits.ts';
import { formatSession, parseSession, type Session } from './stored-session.ts';

/** Written out, and held to the agreed name by its type, so that no page loads the table of limits. */
const name: typeof sessionStorageName = 'bears-storage';

/**
 * The session of this tab. It lives in `localStorage` and follows other tabs; where storage is blocked or full it lives
 * for the tab alone.
 *
 * Every login and logout, here or in another tab, begins a new epoch. Whoever starts something that may end in a login
 * or a new token remembers the epoch; an answer of an older epoch is dropped, so a logout is never undone.
 */
export interface SessionStore {
  /** The session now, or undefined when logged out. Storage is read again, so another tab's news is never missed. */
  get(): Session | undefined;
  readonly epoch: number;
  /** Ends a login that was begun in this epoch by what the server answered. */
  logIn(answer: { readonly user: unknown; readonly token: unknown }, epoch: number): LogInOutcome;
  logOut(): void;
  /** Puts a renewed token in the place of an old one; false when the session is no longer that one. */
  replaceToken(tokens: { readonly from: string; readonly to: string }): boolean;
  /** Calls back after every change; gives the function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** `late`: a logout or another login came first, and stands. `refused`: there is no user or token that could be kept. */
export type LogInOutcome = 'in' | 'late' | 'refused';

/** Makes the store. `storage` gives the browser's storage and may throw. */
export function createSessionStore(storage: () => Storage): SessionStore {
  const listeners = new Set<() => void>();
  let epoch = 0;
  let current: Session | undefined;
  let text: string | null = null;
  /** False once a write has failed: from then on this tab's own memory counts. */
  let stored = true;

  const read = () => {
    if (!stored) return;
    try {
      const found = storage().getItem(name);
      if (found === text) return;
      text = found;
      const next = parseSession(found);
      // A renewed token is the same session: what is under way may go on.
      const same = !!next && !!current && JSON.stringify(next.user) === JSON.stringify(current.user);
      if (!same && (next || current)) epoch += 1;
      current = next;
    } catch {
      stored = false;
    }
  };
  const write = (session: Session | undefined) => {
    current = session;
    try {
      text = formatSession(session);
      storage().setItem(name, text);
      stored = true;
    } catch {
      stored = false;
      discard();
    }
    notify();
  };
  /** What could not be replaced must not stay behind either. */
  const discard = () => {
    try {
      storage().removeItem(name);
    } catch {
      // Blocked storage holds nothing to discard.
    }
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const follow = () => {
    const before = current;
    read();
    // Later, because a listener must not be called in the middle of someone's drawing.
    if (current !== before) queueMicrotask(notify);
  };

  read();
  epoch = 0;
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === name) follow();
  });
  // A page that comes back from the cache, or to the front, has missed the events of its absence.
  addEventListener('pageshow', follow);
  document.addEventListener('visibilitychange', follow);

  return {
    get epoch() {
      follow();
      return epoch;
    },
    get() {
      follow();
      return current;
    },
    logIn({ user, token }, startedIn) {
      const session = parseSession(JSON.stringify({ state: { user, authToken: token } }));
      if (!session) return 'refused';
      follow();
      if (startedIn !== epoch) return 'late';
      epoch += 1;
      write(session);
      return 'in';
    },
    logOut() {
      epoch += 1;
      write(undefined);
    },
    replaceToken({ from, to }) {
      follow();
      if (current?.token !== from) return false;
      write({ user: current.user, token: to });
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
