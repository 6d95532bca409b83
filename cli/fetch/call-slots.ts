/** Places for calls under way at once; who finds none waits in line. */
export interface CallSlots {
  free: number;
  readonly waiting: (() => void)[];
}

/** Opens as many places as calls may be under way. */
export function openSlots(count: number): CallSlots {
  return { free: count, waiting: [] };
}

/** Runs a task in one of the places. */
export async function runInSlot<Result>(slots: CallSlots, task: () => Promise<Result>): Promise<Result> {
  if (slots.free > 0) slots.free -= 1;
  else await new Promise<void>((resolve) => slots.waiting.push(resolve));
  try {
    return await task();
  } finally {
    // The place is handed on directly, so that nobody can slip in between.
    const next = slots.waiting.shift();
    if (next) next();
    else slots.free += 1;
  }
}
