import type { Staging } from '../pipeline/stage-types.ts';

/** A staging folder that may never be made. */
export interface LazyStaging extends Pick<Staging, 'write' | 'reuse' | 'discard'> {
  readonly isOpen: boolean;
  open(): Staging;
}

/**
 * A staging folder that is made only once a file has to be written, or when `open` is called. Until then reused files
 * are only noted: a run in which nothing differs touches the disk no further than to look.
 */
export function openLazily(makeStaging: () => Staging): LazyStaging {
  let staging: Staging | undefined;
  let noted: string[] = [];

  const open = (): Staging => {
    staging ??= makeStaging();
    const waiting = noted;
    noted = [];
    for (const path of waiting) staging.reuse(path);
    return staging;
  };

  return {
    get isOpen() {
      return staging !== undefined;
    },
    open,
    write: (path, bytes) => open().write(path, bytes),
    reuse: (path) => {
      if (staging) staging.reuse(path);
      else noted.push(path);
    },
    discard: () => staging?.discard(),
  };
}
