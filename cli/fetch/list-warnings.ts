import type { Warn } from '../log/warnings.ts';

/** Warnings of one list that are said one by one; the rest is summed up. */
const warningsPerList = 20;

/** Speaks for one list: says the first problems one by one, then how many more there were. */
export interface ListWarnings {
  /** A record that was left out. `who` is its id or position, `why` a clause such as "title is missing". */
  leaveOut(who: string, why: string): void;
  add(code: string, message: string): void;
  /** Says how many were not said. To be called once, at the end. */
  sumUp(): void;
}

/** Opens the warnings of a list; `where` is its path. */
export function openListWarnings({ name, where, warn }: { name: string; where: string; warn: Warn }): ListWarnings {
  let said = 0;
  let unsaid = 0;
  const add = (code: string, message: string) => {
    if (said >= warningsPerList) {
      unsaid += 1;
      return;
    }
    said += 1;
    warn({ code, message, where });
  };
  return {
    add,
    leaveOut: (who, why) => add('RECORD_LEFT_OUT', `A record of ${name} (${who.slice(0, 100)}) was left out: ${why}.`),
    sumUp: () => {
      if (unsaid === 0) return;
      const message = `${unsaid} more ${unsaid === 1 ? 'problem' : 'problems'} of this kind in ${name}.`;
      warn({ code: 'RECORD_LEFT_OUT', message, where });
    },
  };
}
