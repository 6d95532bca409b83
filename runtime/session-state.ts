import type { sessionStorageName } from '../config/limits.ts';
import { parseSession } from './session/stored-session.ts';

/**
 * Runs in the head before anything is drawn: says that script works and whether the visitor is logged in, so that the
 * right variants show from the first paint.
 */
const name: typeof sessionStorageName = 'bears-storage';
const { dataset } = document.documentElement;
dataset.script = '';
dataset.sessionState = 'out';
try {
  if (parseSession(localStorage.getItem(name))) dataset.sessionState = 'in';
} catch {
  // Blocked storage: logged out, as far as a new page can know.
}
