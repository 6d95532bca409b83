import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ContentStore } from './content-store.ts';

/** An answer's bytes are made when they are needed; its entity tag is remembered for as long as the content stands. */
export interface CachedAnswer {
  /** Strong entity tag of the plain bytes, in quotes. */
  readonly etag: string;
  /** The plain bytes. */
  body(): Buffer;
  /** The same, compressed. */
  gzip(): Buffer;
}

/** Answers by a key that names everything they depend on. */
export interface AnswerCache {
  get(key: string, produce: () => string | Buffer): CachedAnswer;
}

/** Bytes kept at most: the smaller answers stay, and a large list's pages make room for one another. */
const keptBytes = 24 * 1024 * 1024;
/** Fast over small: this host serves a program on the same machine. */
const gzipLevel = 1;

/** Strong entity tag of these bytes. */
export function makeEtag(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/** Makes a cache that forgets everything when the content's revision changes. */
export function createAnswerCache(content: ContentStore): AnswerCache {
  const etags = new Map<string, string>();
  const bytes = new Map<string, Buffer>();
  let total = 0;
  let revision = content.revision;

  function forgetOldRevision(): void {
    if (revision === content.revision) return;
    revision = content.revision;
    etags.clear();
    bytes.clear();
    total = 0;
  }

  function keep(key: string, made: Buffer): Buffer {
    bytes.set(key, made);
    total += made.length;
    for (const [oldest, old] of bytes) {
      if (total <= keptBytes) break;
      bytes.delete(oldest);
      total -= old.length;
    }
    return made;
  }

  function readOrMake(key: string, make: () => Buffer): Buffer {
    const kept = bytes.get(key);
    if (!kept) return keep(key, make());
    // Put last again: what was asked for most recently is dropped last.
    bytes.delete(key);
    bytes.set(key, kept);
    return kept;
  }

  return {
    get(key, produce) {
      forgetOldRevision();
      const body = () => readOrMake(key, () => Buffer.from(produce()));
      const gzip = () => readOrMake(`${key} gzip`, () => gzipSync(body(), { level: gzipLevel }));
      let etag = etags.get(key);
      if (etag === undefined) {
        etag = makeEtag(body());
        etags.set(key, etag);
      }
      return { etag, body, gzip };
    },
  };
}
