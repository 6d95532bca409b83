import { setFlagsFromString } from 'node:v8';

/** Pages from which on memory matters more than the last tenth of the time. */
const manyPages = 30_000;

/**
 * Holds the memory of a run over many pages down. They are made and forgotten, so a heap little larger than what lives in
 * it is enough; left alone it grows to twice that before it is cleared. Where the heap is small, clearing it that often
 * would cost more than it saves.
 */
export function boundHeap(pageCount: number): void {
  if (pageCount >= manyPages) setFlagsFromString('--heap-growing-percent=20');
}
