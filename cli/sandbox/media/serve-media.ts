import { gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { type CachedAnswer, makeEtag } from '../answer-cache.ts';
import type { HostEnv } from '../host-env.ts';
import { refuse, sendAnswer } from '../send-answer.ts';
import { findMedia, type Media } from './media-catalogue.ts';

/** Adds the pictures and documents that the sample content names, drawn when they are first asked for. */
export function addMedia(app: Hono<HostEnv>): void {
  const drawn = new Map<string, Promise<{ readonly type: string; readonly answer: CachedAnswer }>>();
  const draw = async ({ type, draw }: Media) => ({ type, answer: keepBytes(Buffer.from(await draw())) });
  app.get('/media/*', async (context) => {
    const { path } = context.req;
    let file = drawn.get(path);
    if (!file) {
      const media = findMedia(path);
      if (!media) return refuse(context, { status: 404, code: 'MEDIA_NOT_FOUND', message: `There is no ${path}.` });
      file = draw(media);
      drawn.set(path, file);
    }
    const { answer, type } = await file;
    return sendAnswer(context, answer, { type, cacheControl: 'public, max-age=3600' });
  });
}

function keepBytes(bytes: Buffer): CachedAnswer {
  const packed = gzipSync(bytes);
  return { etag: makeEtag(bytes), body: () => bytes, gzip: () => packed };
}
