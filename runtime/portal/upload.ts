import type { UploadAnswer } from '../../config/contracts/portal.ts';
import type { limits } from '../../config/limits.ts';
import { type CallResult, failureOf, judgeAnswer } from './send.ts';

/** Written out, and held to the table of limits by its type, so that no form waits for the whole table. */
const timeoutMs: (typeof limits)['browserUploadTimeoutMs'] = 120_000;

/** Told the share that has gone out, from 0 to 1. */
export type UploadProgress = (share: number) => void;

interface Upload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: File;
  readonly onProgress?: UploadProgress | undefined;
}

/** Sends one file as the form field `ekFile` (specification, section 7). Never rejects. */
export async function uploadFile(upload: Upload): Promise<CallResult<UploadAnswer>> {
  const result = await post(upload);
  if (!result.ok) return result;
  const url = (result.answer as Partial<UploadAnswer> | null)?.url;
  return typeof url === 'string' && url ? { ok: true, answer: { url } } : failureOf(new Error('No address came back.'));
}

/** Only the older kind of request tells how far an upload has come. */
function post({ url, headers, file, onProgress }: Upload): Promise<CallResult<unknown>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const overdue = setTimeout(() => request.abort(), timeoutMs);
    request.onloadend = () => clearTimeout(overdue);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(judgeAnswer(request.status, request.responseText));
    request.onerror = () => resolve(failureOf(new Error('Failed to fetch')));
    request.onabort = () => resolve(failureOf(new Error('The upload took too long.')));
    const body = new FormData();
    body.append('ekFile', file);
    request.send(body);
  });
}
