import { gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { type CachedAnswer, makeEtag } from '../answer-cache.ts';
import type { HostEnv } from '../host-env.ts';
import { refuse, sendAnswer } from '../send-answer.ts';
import { findMedia } from './media-catalogue.ts';

/** Adds the pictures and documents that the sample content names, drawn when they are first asked for. */
export function addMedia(app: Hono<HostEnv>): void {
  const drawn = new Map<string, { readonly type: string; readonly answer: CachedAnswer }>();
  app.get('/media/*', (context) => {
    const { path } = context.req;
    let file = drawn.get(path);
    if (!file) {
      const media = findMedia(path);
      if (!media) return refuse(context, { status: 404, code: 'MEDIA_NOT_FOUND', message: `There is no ${path}.` });
      file = { type: media.type, answer: keepBytes(Buffer.from(media.draw())) };
      drawn.set(path, file);
    }
    return sendAnswer(context, file.answer, { type: file.type, cacheControl: 'public, max-age=3600' });
  });
}

function keepBytes(bytes: Buffer): CachedAnswer {
  const packed = gzipSync(bytes);
  return { etag: makeEtag(bytes), body: () => bytes, gzip: () => packed };
}
