import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

/** Bytes read at once. */
const blockBytes = 256 * 1024;

/** Gives the lines of a text file one by one, without their ends. Closes the file at its end or when left early. */
export function* readLines(path: string): Generator<string, void> {
  const file = openSync(path, 'r');
  try {
    const block = Buffer.allocUnsafe(blockBytes);
    const decoder = new StringDecoder('utf8');
    let begun: string[] = [];
    for (let count = readSync(file, block); count > 0; count = readSync(file, block)) {
      const [first = '', ...rest] = decoder.write(block.subarray(0, count)).split('\n');
      begun.push(first);
      for (const next of rest) {
        yield begun.join('');
        begun = [next];
      }
    }
    const last = begun.join('') + decoder.end();
    if (last !== '') yield last;
  } finally {
    closeSync(file);
  }
}
