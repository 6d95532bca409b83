import { gzipSync } from 'node:zlib';
import { makeEtag } from './answer-cache.ts';
import type { Fault } from './faults.ts';

/** Spoils a body. Headers are changed in place: a spoilt body must not carry the real one's entity tag. */
export function changeBody(
  body: Buffer,
  { fault, headers }: { readonly fault: Fault; readonly headers: Headers },
): Buffer {
  headers.delete('etag');
  switch (fault.kind) {
    case 'empty':
      return Buffer.alloc(0);
    case 'truncated':
      return cutText(body, fault.share ?? 0.5);
    case 'invalid-utf8':
      return spoilText(body);
    case 'cut-gzip': {
      headers.set('content-encoding', 'gzip');
      const packed = gzipSync(body);
      return packed.subarray(0, Math.max(1, packed.length - (fault.bytes ?? 12)));
    }
    case 'shrink': {
      const shrunk = shrinkList(body, fault.share);
      headers.set('etag', makeEtag(shrunk));
      return shrunk;
    }
    default:
      return body;
  }
}

/** Leaves a share of a text, ending at a whole character: the text is cut, not its encoding. */
function cutText(body: Buffer, share: number): Buffer {
  // One byte at least is missing, or nothing would be cut.
  let end = Math.max(0, Math.min(Math.floor(body.length * share), body.length - 1));
  while (end > 0 && ((body[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return body.subarray(0, end);
}

/** Puts bytes that no UTF-8 text has into the middle of the first long string. */
function spoilText(body: Buffer): Buffer {
  const text = body.toString('latin1');
  const string = /"[^"\\]{4,}"(?=\s*[,}\]])/.exec(text);
  const at = string ? string.index + 2 : Math.floor(body.length / 2);
  return Buffer.concat([body.subarray(0, at), Buffer.from([0xff, 0xc0]), body.subarray(at)]);
}

/** Cuts a list to its first share, its total too; anything that is no list stays as it is. */
function shrinkList(body: Buffer, share: number): Buffer {
  const value: unknown = JSON.parse(body.toString('utf8'));
  const cut = (items: readonly unknown[]) => items.slice(0, Math.floor(items.length * share));
  if (Array.isArray(value)) return Buffer.from(JSON.stringify(cut(value)));
  if (typeof value !== 'object' || value === null || !('data' in value) || !Array.isArray(value.data)) return body;
  const total = 'total' in value && typeof value.total === 'number' ? Math.floor(value.total * share) : undefined;
  return Buffer.from(JSON.stringify({ ...value, data: cut(value.data), ...(total === undefined ? {} : { total }) }));
}

/** A list whose one record is as large as asked, plain or packed small. */
export function makeBigBody({
  bytes,
  gzip = false,
}: {
  readonly bytes: number;
  readonly gzip?: boolean | undefined;
}): Response {
  const head = Buffer.from('[{"id":"big","title":"');
  const tail = Buffer.from('"}]');
  const filling = Buffer.alloc(Math.max(0, bytes - head.length - tail.length), 'a');
  const body = Buffer.concat([head, filling, tail]);
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' };
  if (gzip) headers['content-encoding'] = 'gzip';
  return new Response(new Uint8Array(gzip ? gzipSync(body) : body), { headers });
}
