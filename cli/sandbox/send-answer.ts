import type { Context } from 'hono';
import type { CachedAnswer } from './answer-cache.ts';
import type { HostEnv } from './host-env.ts';

/** Below this, compressing costs more than it saves. */
const gzipFromBytes = 512;

const jsonType = 'application/json; charset=utf-8';

/** Statuses that refuse a call. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422;

/** Refuses a call as the contract has it: a failing status, and `{ message, code }`. */
export function refuse(
  context: Context<HostEnv>,
  refusal: { readonly status: RefusalStatus; readonly code: string; readonly message: string },
): Response {
  return context.json({ message: refusal.message, code: refusal.code }, refusal.status);
}

function acceptsGzip(context: Context<HostEnv>): boolean {
  return /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0+)?\s*(?:,|$))[^,]*)?(?:,|$)/i.test(
    context.req.header('accept-encoding') ?? '',
  );
}

/** Each representation has its own strong tag; either one proves that the caller is up to date. */
function matchesTag(sent: string | undefined, etag: string): boolean {
  if (!sent) return false;
  const gzipTag = tagOfGzip(etag);
  return sent.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag || tag === gzipTag;
  });
}

function tagOfGzip(etag: string): string {
  return `${etag.slice(0, -1)}-gzip"`;
}

/** Sends a cached answer: 304 where the caller has it already, compressed where the caller takes that. */
export function sendAnswer(
  context: Context<HostEnv>,
  answer: CachedAnswer,
  { type = jsonType, cacheControl = 'no-cache' }: { readonly type?: string; readonly cacheControl?: string } = {},
): Response {
  const { etags, plainAnswer } = context.var;
  const headers: Record<string, string> = {
    'cache-control': cacheControl,
    vary: 'accept-encoding, apihost',
    'x-content-type-options': 'nosniff',
  };
  const useGzip = !plainAnswer && acceptsGzip(context);
  if (etags && !plainAnswer) {
    headers.etag = useGzip ? tagOfGzip(answer.etag) : answer.etag;
    if (matchesTag(context.req.header('if-none-match'), answer.etag)) return context.body(null, 304, headers);
  }
  headers['content-type'] = type;
  const body = answer.body();
  if (!useGzip || body.length < gzipFromBytes) {
    if (headers.etag) headers.etag = answer.etag;
    return context.body(new Uint8Array(body), 200, headers);
  }
  headers['content-encoding'] = 'gzip';
  return context.body(new Uint8Array(answer.gzip()), 200, headers);
}
