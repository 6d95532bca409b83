import type { OutputFile } from './stage-types.ts';

/** Files that are rendered while they are written: the meter tells rendering from writing. */
export interface RenderMeter {
  readonly files: Iterable<OutputFile>;
  /** Time spent rendering so far. */
  milliseconds(): number;
}

/** Passes files through and adds up the time that planning their keys and making their bytes takes. */
export function meterRendering(files: Iterable<OutputFile>): RenderMeter {
  let spent = 0;
  const measure = <Result>(work: () => Result): Result => {
    const startedAt = performance.now();
    try {
      return work();
    } finally {
      spent += performance.now() - startedAt;
    }
  };
  function* pass(): Iterable<OutputFile> {
    const iterator = files[Symbol.iterator]();
    for (let next = measure(() => iterator.next()); !next.done; next = measure(() => iterator.next())) {
      const file = next.value;
      const { delegate } = file;
      yield {
        ...file,
        produce: () => measure(() => file.produce()),
        ...(delegate ? { delegate: () => measure(delegate) } : {}),
      };
    }
  }
  return { files: pass(), milliseconds: () => spent };
}
