import { limits } from '../../config/limits.ts';

/** Statuses that another try may mend; every other one is the host's considered answer. */
export const retryableStatuses: ReadonlySet<number> = new Set([
  408, // the host gave up waiting for us
  425, // too early
  429, // too many calls: Retry-After says when
  500, // a crash, often in passing
  502, // the gateway lost its server
  503, // overloaded or restarting
  504, // the gateway's server was too slow
]);

/** How many retries a run may still afford, over all its calls. */
export interface RetryBudget {
  tokens: number;
}

/** Retries that a run may make before any call has gone well. */
const firstTokens = 10;
/** What each call adds: one retry for ten calls. */
const tokensPerCall = 0.1;

/**
 * Opens the budget. While everything fails, retries stay within 10 + 10 % of the calls, so that a dead host is not
 * hammered; retries that led to an answer cost nothing, so that a flapping host can be read to its end.
 */
export function openRetryBudget(): RetryBudget {
  return { tokens: firstTokens };
}

/** Counts a call that starts. */
export function countCall(budget: RetryBudget): void {
  budget.tokens += tokensPerCall;
}

/** Takes one retry; false when none is left. */
export function takeRetry(budget: RetryBudget): boolean {
  if (budget.tokens < 1) return false;
  budget.tokens -= 1;
  return true;
}

/** Gives back the retries of a call that went well in the end. */
export function refundRetries(budget: RetryBudget, retries: number): void {
  budget.tokens += retries;
}

/** Milliseconds to wait before the next try: full jitter, on top of what the host asked for. */
export function chooseWait(retriesSoFar: number, retryAfterMs = 0): number {
  const ceiling = Math.min(limits.fetchRetryCapMs, limits.fetchRetryBaseMs * 2 ** retriesSoFar);
  return Math.min(retryAfterMs, limits.fetchRetryAfterMaxMs) + Math.random() * ceiling;
}

/** Milliseconds a Retry-After header asks for, given as seconds or as a date; undefined when it says nothing usable. */
export function parseRetryAfter(header: string | undefined, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // A date begins with its weekday; Date.parse alone would take "-5" for a year.
  const date = /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
