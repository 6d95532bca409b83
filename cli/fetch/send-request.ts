import type { IncomingMessage } from 'node:http';
import { limits } from '../../config/limits.ts';
import type { BodyRooms } from './body-rooms.ts';
import { CallFailure, explainConnectionError } from './call-failure.ts';
import type { HttpAgent } from './http-agent.ts';
import { readBody } from './read-body.ts';
import { parseRetryAfter, retryableStatuses } from './retry-policy.ts';

/** One try of one call. */
export interface RequestToSend {
  readonly agent: HttpAgent;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers for every other origin; without them redirects may not lead to one. */
  readonly foreignHeaders?: Readonly<Record<string, string>>;
  /** Statuses beside 200 that are an answer and no failure. */
  readonly accept: readonly number[];
  /** For connection, headers and the whole body together. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Where the body goes; without it the body is the caller's to keep. */
  readonly rooms?: BodyRooms;
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
  readonly cacheControl: string;
  /** Seconds that the answer has already spent in caches on its way. */
  readonly age: number;
  /** Its end was marked: by a length, by chunks. Otherwise a cut cannot be told from an end. */
  readonly framed: boolean;
}

/** Sends one GET and reads its answer, redirects included. Fails with `CallFailure`. */
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
    const isForeign = url.origin !== new URL(request.url).origin;
    const headers = { ...(isForeign ? request.foreignHeaders : request.headers) };
    const answer = await request.agent.get(url, { headers, signal: watch.signal });
    status = answer.statusCode ?? 0;
    watch.noteStatus(status);
    const location = findRedirect(answer);
    if (location === undefined) return await readAnswer(answer, request, watch.signal);
    await dropBody(answer);
    url = resolveRedirect(location, { from: url, status, mayLeave: request.foreignHeaders !== undefined });
  }
  throw new CallFailure({
    code: 'API_BROKE_CONTRACT',
    reason: `more than ${limits.fetchMaxRedirects} redirects in a row`,
    status,
    again: false,
  });
}

async function readAnswer(
  answer: IncomingMessage,
  { accept, maxBytes, rooms }: RequestToSend,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const { statusCode: status = 0, headers } = answer;
  const header = (name: string) => headers[name]?.toString();
  if (status !== 200 && !accept.includes(status)) {
    await dropBody(answer);
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
    cacheControl: header('cache-control') ?? '',
    age: Number(header('age')) || 0,
    framed: headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined,
  };
  if (status === 200) {
    const encoding = header('content-encoding') ?? '';
    const length = Number(header('content-length') ?? 0);
    return { ...facts, body: await readBody({ body: answer, encoding, length, rooms, status, maxBytes, signal }) };
  }
  await dropBody(answer);
  return { ...facts, body: Buffer.alloc(0) };
}

/** Bytes of an unwanted body that are read to keep the connection; a longer one costs the connection. */
const dropLimitBytes = 64 * 1024;

async function dropBody(body: IncomingMessage): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > dropLimitBytes) return;
    }
  } catch {
    // How an unwanted body ends is of no interest: status and headers have said everything.
  }
}

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

function findRedirect({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return redirectStatuses.has(statusCode) ? headers.location?.toString() : undefined;
}

/** Custom headers must never reach another origin, and neither must the machine be steered to one. */
function resolveRedirect(
  location: string,
  { from, status, mayLeave }: { from: URL; status: number; mayLeave: boolean },
): URL {
  const target = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  if (target?.origin === from.origin) return target;
  if (mayLeave && (target?.protocol === 'http:' || target?.protocol === 'https:')) return target;
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
