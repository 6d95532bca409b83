import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/**
 * Records on disk, one JSON text after another, so that memory does not grow with them. Written once, then read back
 * by place; synchronous, because a page is built in one go.
 */
export interface RecordSpool {
  /** Adds a text; gives its place. */
  append(text: string): SpoolPlace;
  read(place: SpoolPlace): string;
  close(): void;
}

/** Where a text lies, in bytes. */
export interface SpoolPlace {
  readonly offset: number;
  readonly length: number;
}

const bufferBytes = 256 * 1024;

/** Opens an empty spool. Throws what the file system throws. */
export function openSpool(path: string): RecordSpool {
  const file = openSync(path, 'w+');
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let flushedBytes = 0;
  const flush = () => {
    const bytes = Buffer.concat(pending, pendingBytes);
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
    flushedBytes += pendingBytes;
    pending = [];
    pendingBytes = 0;
  };
  return {
    append(text) {
      const bytes = Buffer.from(`${text}\n`);
      const place = { offset: flushedBytes + pendingBytes, length: bytes.length - 1 };
      pending.push(bytes);
      pendingBytes += bytes.length;
      if (pendingBytes >= bufferBytes) flush();
      return place;
    },
    read({ offset, length }) {
      if (pendingBytes > 0) flush();
      const bytes = Buffer.allocUnsafe(length);
      for (let done = 0; done < length; ) {
        const count = readSync(file, bytes, done, length - done, offset + done);
        if (count === 0) throw new Error(`The spool ${path} ends before byte ${offset + length}.`);
        done += count;
      }
      return bytes.toString('utf8');
    },
    close: () => closeSync(file),
  };
}
