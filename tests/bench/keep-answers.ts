import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One answer of the content host: always ready, so that nobody who measures a client waits for its making. */
export interface Answer {
  readonly etag: string;
  /** Gives the body. */
  read(): Buffer;
}

/** Answers by request. */
export interface AnswerShelf {
  find(key: string): Answer | undefined;
  /** Puts an answer in the place of an earlier one. */
  keep(key: string, body: Buffer): Answer;
  keys(): readonly string[];
  close(): void;
}

/** Up to this many posts, about 5 KB each, bodies stay in memory; beyond, in files, which the system keeps at hand. */
const postsInMemory = 20_000;

/** Opens a shelf for the answers of a host with so many posts. */
export function openAnswerShelf(posts: number): AnswerShelf {
  const folder = posts > postsInMemory ? mkdtempSync(join(tmpdir(), 'pathshala-bench-host-')) : undefined;
  const answers = new Map<string, Answer>();
  const store = (name: string, body: Buffer): (() => Buffer) => {
    if (folder === undefined) return () => body;
    const path = join(folder, name);
    writeFileSync(path, body);
    return () => readFileSync(path);
  };
  return {
    find: (key) => answers.get(key),
    keep: (key, body) => {
      const digest = createHash('sha256').update(body).digest('base64url');
      const name = createHash('sha256').update(key).digest('base64url');
      const answer = { etag: `"${digest}"`, read: store(name, body) };
      answers.set(key, answer);
      return answer;
    },
    keys: () => [...answers.keys()],
    close: () => folder !== undefined && rmSync(folder, { recursive: true, force: true }),
  };
}
