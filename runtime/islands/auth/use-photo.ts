import { useEffect, useRef, useState } from 'react';
import { limits } from '../../../config/limits.ts';
import type { AuthTexts } from '../../../theme/islands/auth/auth-state.ts';
import { photoTypes } from '../../../theme/islands/auth/register-fields.ts';
import type { Portal } from '../../portal/portal.ts';
import type { CallResult } from '../../portal/send.ts';

/** What is wrong with a picture's type or size, as text. */
export function checkPhoto(file: File, messages: AuthTexts): string | undefined {
  if (!photoTypes.some((type) => type === file.type)) return messages['register.photoType'];
  return file.size > limits.photoMaxBytes ? messages['register.photoSize'] : undefined;
}

export interface Photo {
  /** Address of the preview inside this page. */
  readonly href: string | undefined;
  /** Share that has gone out, while it goes. */
  readonly share: number | undefined;
  preview(file: File | undefined): void;
  /** Uploads the picture; one that is already up is not sent again. */
  upload(file: File): Promise<CallResult<{ readonly url: string }>>;
}

/** The student's picture: preview, upload, progress. */
export function usePhoto(portal: Portal): Photo {
  const [href, setHref] = useState<string>();
  const [share, setShare] = useState<number>();
  const done = useRef<{ readonly file: File; readonly url: string }>(undefined);

  useEffect(() => () => void (href && URL.revokeObjectURL(href)), [href]);

  return {
    href,
    share,
    preview: (file) => setHref(file && URL.createObjectURL(file)),
    async upload(file) {
      if (done.current?.file === file) return { ok: true, answer: { url: done.current.url } };
      setShare(0);
      const result = await portal.upload(file, setShare);
      setShare(undefined);
      if (result.ok) done.current = { file, url: result.answer.url };
      return result;
    },
  };
}
