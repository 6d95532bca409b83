import type { CallFailure } from '../../config/contracts/portal.ts';
import type { limits } from '../../config/limits.ts';

/** Written out, and held to the table of limits by its type, so that no form waits for the whole table. */
const timeoutMs: (typeof limits)['browserCallTimeoutMs'] = 30_000;

/** How a call ended. A failure without a status never got an answer, or got one that is no JSON. */
export type CallResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly status?: number; readonly failure: CallFailure };

export interface Call {
  readonly method: string;
  /** Whole address, without the payload of a GET. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Query of a GET, JSON body of anything else. */
  readonly payload?: unknown;
}

/** The failure that an exception stands for (specification, section 8: network failures return the exception). */
export function failureOf(exception: unknown): { readonly ok: false; readonly failure: CallFailure } {
  const error = exception instanceof Error ? exception.message || exception.name : String(exception);
  return { ok: false, failure: { error, details: undefined } };
}

/** Judges an answer: a failing status becomes the catalogue's failure, with what the server said of it. */
export function judgeAnswer(status: number, text: string): CallResult<unknown> {
  const parsed = parseJson(text);
  if (status >= 200 && status < 300) {
    return parsed.ok ? { ok: true, answer: parsed.value } : failureOf(new Error('The answer is not JSON.'));
  }
  const body = parsed.ok && typeof parsed.value === 'object' && parsed.value ? parsed.value : {};
  const { message, code } = body as Record<string, unknown>;
  const details = { ...asText('message', message), ...asText('code', code) };
  return { ok: false, status, failure: { error: `HTTP error! status: ${status}`, details } };
}

const asText = (key: string, value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? { [key]: String(value) } : {};

function parseJson(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

/** Makes one call, once. Never rejects; a POST is never repeated. */
export async function send({ method, url, headers, payload }: Call): Promise<CallResult<unknown>> {
  const asQuery = method.toUpperCase() === 'GET';
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(new Error('The answer took too long.')), timeoutMs);
  try {
    const address = new URL(url);
    if (asQuery) {
      for (const [name, value] of Object.entries(payload ?? {})) address.searchParams.set(name, String(value));
    }
    const response = await fetch(address, {
      method,
      headers: asQuery ? headers : { ...headers, 'content-type': 'application/json' },
      ...(asQuery ? {} : { body: JSON.stringify(payload ?? {}) }),
      credentials: 'omit',
      cache: 'no-store',
      signal: overdue.signal,
    });
    return judgeAnswer(response.status, await response.text());
  } catch (exception) {
    return failureOf(exception);
  } finally {
    clearTimeout(timer);
  }
}
