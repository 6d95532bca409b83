import { closeSync, openSync } from 'node:fs';

/** Files that are read from now and then: opened when they are needed, only so many at once. */
export interface OpenFiles {
  /** File descriptor of a file; valid until the next call. Throws what the file system throws. */
  open(path: string): number;
  close(): void;
}

/** Far below what any system allows one process. */
const maxOpen = 200;

/** Opens none yet. */
export function keepFilesOpen(): OpenFiles {
  const files = new Map<string, number>();
  const closeFirst = () => {
    const [first] = files;
    if (first === undefined) return;
    files.delete(first[0]);
    closeSync(first[1]);
  };
  return {
    open(path) {
      const known = files.get(path);
      if (known !== undefined) return known;
      if (files.size >= maxOpen) closeFirst();
      const file = openSync(path, 'r');
      files.set(path, file);
      return file;
    },
    close() {
      while (files.size > 0) closeFirst();
    },
  };
}
