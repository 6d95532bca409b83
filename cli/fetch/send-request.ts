import type { Agent, Dispatcher } from 'undici';
import { limits } from '../../config/limits.ts';
import { CallFailure, explainConnectionError } from './call-failure.ts';
import { readBody } from './read-body.ts';
import { parseRetryAfter, retryableStatuses } from './retry-policy.ts';

/** One try of one call. */
export interface RequestToSend {
  readonly agent: Agent;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Statuses beside 200 that are an answer and no failure. */
  readonly accept: readonly number[];
  /** For connection, headers and the whole body together. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Ends every call of the run; its reason is thrown. */
  readonly stop: AbortSignal;
}

/** An answer with status 200 and its body, or one of the accepted statuses without. */
export interface RawAnswer {
  readonly status: number;
  readonly body: Buffer;
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  readonly contentType: string;
  /** Its end was marked: by a length, by chunks. Otherwise a cut cannot be told from an end. */
  readonly framed: boolean;
}

/** Sends one GET and reads its answer, redirects within the same origin included. Fails with `CallFailure`. */
export async function sendRequest(request: RequestToSend): Promise<RawAnswer> {
  const { timeoutMs, stop } = request;
  const call = new AbortController();
  let timedOut = false;
  let status: number | undefined;
  const timer = setTimeout(() => {
    timedOut = true;
    call.abort();
  }, timeoutMs);
  const stopNow = () => call.abort();
  stop.addEventListener('abort', stopNow);
  try {
    stop.throwIfAborted();
    const noteStatus = (seen: number) => {
      status = seen;
    };
    return await followRequest(request, { signal: call.signal, noteStatus });
  } catch (error) {
    stop.throwIfAborted();
    if (error instanceof CallFailure) throw error;
    throw timedOut ? explainTimeout(status, timeoutMs) : explainConnectionError(error, status);
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', stopNow);
    // Nothing of this call may stay behind, whatever way it ended.
    call.abort();
  }
}

interface CallWatch {
  readonly signal: AbortSignal;
  noteStatus(status: number): void;
}

async function followRequest(request: RequestToSend, watch: CallWatch): Promise<RawAnswer> {
  let url = new URL(request.url);
  let status = 0;
  for (let redirects = 0; redirects <= limits.fetchMaxRedirects; redirects += 1) {
    const { origin, pathname, search } = url;
    const answer = await request.agent.request({
      origin,
      path: pathname + search,
      method: 'GET',
      headers: { ...request.headers },
      signal: watch.signal,
    });
    status = answer.statusCode;
    watch.noteStatus(status);
    const location = findRedirect(answer);
    if (location === undefined) return await readAnswer(answer, request, watch.signal);
    await dropBody(answer, watch.signal);
    url = resolveRedirect(location, { from: url, status });
  }
  throw new CallFailure({
    code: 'API_BROKE_CONTRACT',
    reason: `more than ${limits.fetchMaxRedirects} redirects in a row`,
    status,
    again: false,
  });
}

async function readAnswer(
  { statusCode: status, headers, body }: Dispatcher.ResponseData,
  { accept, maxBytes }: RequestToSend,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const header = (name: string) => headers[name]?.toString();
  if (status !== 200 && !accept.includes(status)) {
    await dropBody({ body }, signal);
    throw new CallFailure({
      code: 'API_REFUSED',
      status,
      reason: 'it refused',
      again: retryableStatuses.has(status),
      retryAfterMs: parseRetryAfter(header('retry-after')),
    });
  }
  const facts = {
    status,
    etag: header('etag'),
    lastModified: header('last-modified'),
    contentType: header('content-type') ?? '',
    framed: headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined,
  };
  if (status === 200) {
    const encoding = header('content-encoding') ?? '';
    return { ...facts, body: await readBody({ body, encoding, status, maxBytes, signal }) };
  }
  await dropBody({ body }, signal);
  return { ...facts, body: Buffer.alloc(0) };
}

/** Bytes of an unwanted body that are read to keep the connection; a longer one costs the connection. */
const dropLimitBytes = 64 * 1024;

async function dropBody({ body }: Pick<Dispatcher.ResponseData, 'body'>, signal: AbortSignal): Promise<void> {
  // How an unwanted body ends is of no interest: status and headers have said everything.
  await body.dump({ limit: dropLimitBytes, signal }).catch(() => undefined);
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

function findRedirect({ statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  return redirectStatuses.has(statusCode) ? headers.location?.toString() : undefined;
}

/** Custom headers must never reach another origin, and neither must the machine be steered to one. */
function resolveRedirect(location: string, { from, status }: { from: URL; status: number }): URL {
  const target = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  if (target?.origin === from.origin) return target;
  const where = target === undefined || target.origin === 'null' ? 'somewhere unusable' : target.origin;
  throw new CallFailure({
    code: 'API_BROKE_CONTRACT',
    status,
    reason: `a redirect away from its own origin, to ${where.slice(0, 100)}`,
    again: false,
  });
}

function explainTimeout(status: number | undefined, timeoutMs: number): CallFailure {
  const seconds = timeoutMs / 1000;
  return new CallFailure({
    code: 'API_UNREACHABLE',
    status,
    reason: status === undefined ? `no answer within ${seconds} s` : `not the whole answer within ${seconds} s`,
    again: true,
  });
}
