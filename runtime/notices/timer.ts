/** A clock that can be stopped. */
export interface PausableTimer {
  pause(): void;
  resume(): void;
}

/** Calls `done` after so many milliseconds of running time. */
export function startPausableTimer(ms: number, done: () => void): PausableTimer {
  let left = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resume = () => {
    if (timer !== undefined) return;
    startedAt = performance.now();
    timer = setTimeout(done, left);
  };
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (performance.now() - startedAt));
  };
  resume();
  return { pause, resume };
}
