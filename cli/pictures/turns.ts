/** Gives turns: runs at most `count` tasks at once, the others in the order in which they came. */
export function openTurns(count: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The turn is handed on directly, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
