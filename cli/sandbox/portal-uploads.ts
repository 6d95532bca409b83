import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { type AnswerOf, endpoints } from '../../config/contracts/endpoints.ts';
import { limits } from '../../config/limits.ts';
import type { HostEnv } from './host-env.ts';
import type { Inbox } from './inbox.ts';
import { refuse } from './send-answer.ts';

/** Uploads stay in memory; the oldest goes when there are too many. */
const keptUploads = 40;

interface Upload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Adds uploading a file, and reading it back. */
export function addUploads(app: Hono<HostEnv>, { inbox }: { readonly inbox: Inbox }): void {
  const uploads = new Map<string, Upload>();

  app.post(endpoints.uploadFile.path, async (context) => {
    const file = await readUploadedFile(context.req.raw);
    if (!file || file.size === 0) {
      return refuse(context, { status: 400, code: 'FILE_REQUIRED', message: 'Send one file in the field ekFile.' });
    }
    if (file.size > limits.photoMaxBytes) {
      return refuse(context, { status: 413, code: 'FILE_TOO_LARGE', message: 'The file is larger than 5 MB.' });
    }
    const id = randomUUID();
    uploads.set(id, { bytes: new Uint8Array(await file.arrayBuffer()), type: file.type });
    for (const oldest of uploads.keys()) {
      if (uploads.size <= keptUploads) break;
      uploads.delete(oldest);
    }
    const url = new URL(`/files/${id}`, context.req.url).href;
    inbox.add('upload', { name: file.name, type: file.type, size: file.size, url });
    return context.json({ url } satisfies AnswerOf<'uploadFile'>);
  });

  app.get('/files/:id', (context) => {
    const upload = uploads.get(context.req.param('id'));
    if (!upload) return refuse(context, { status: 404, code: 'FILE_NOT_FOUND', message: 'There is no such file.' });
    // What a stranger sent is shown as a picture or saved, never run.
    const isPicture = /^image\/(?:png|jpeg|webp|gif|avif)$/.test(upload.type);
    return context.body(upload.bytes, 200, {
      'content-type': isPicture ? upload.type : 'application/octet-stream',
      'content-disposition': isPicture ? 'inline' : 'attachment',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
    });
  });
}

async function readUploadedFile(request: Request): Promise<File | undefined> {
  try {
    const value = (await request.formData()).get('ekFile');
    return value instanceof File ? value : undefined;
  } catch {
    return undefined;
  }
}
