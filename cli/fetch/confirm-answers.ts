import { setMaxListeners } from 'node:events';
import type { AnsweredCall } from '../pipeline/stage-types.ts';
import { confirmAnswer } from './answer-cache.ts';
import { askHost, type HostAnswer } from './ask-host.ts';
import { runInSlot } from './call-slots.ts';
import type { Fetcher } from './fetcher.ts';
import { countCall } from './retry-policy.ts';

/**
 * What the hosts answered, sorted by address: all that the content rests on beside the configuration. Undefined where
 * it rests on more: on functions of the operator, or on an earlier answer of a host that failed. To be asked for when
 * the content is there.
 */
export function describeAnswers({ config, heard }: Fetcher): readonly AnsweredCall[] | undefined {
  const sources = Object.values(config.content);
  const hasFunctions = sources.some((source) => source?.map !== undefined || typeof source?.pages === 'function');
  if (hasFunctions || heard.hasStandIns) return undefined;
  return [...heard.answers.values()].sort((a, b) => (a.url < b.url ? -1 : 1));
}

/**
 * Asks for everything again that an earlier run rested on, at once. True when each answer is what it was: the content
 * is then what it was too. Otherwise false, for a call that fails as well; whoever then reads the content gets the
 * answers that did come without another call. Never fails.
 */
export async function confirmAnswers(fetcher: Fetcher, previous: readonly AnsweredCall[]): Promise<boolean> {
  // Who asks for everything anew does not trust what is here.
  if (fetcher.full) return false;
  const { heard, stop, onProgress } = fetcher;
  const giveUp = new AbortController();
  setMaxListeners(0, giveUp.signal);
  const stopNow = () => giveUp.abort(stop.signal.reason);
  stop.signal.addEventListener('abort', stopNow, { once: true });
  let done = 0;
  const ask = async (call: AnsweredCall): Promise<boolean> => {
    if (giveUp.signal.aborted || stop.signal.aborted) return false;
    try {
      countCall(fetcher.budget);
      const answer = await askHost({ ...fetcher, stop: giveUp }, { url: call.url, accept: acceptAgain(call) });
      // The cache has every body; memory need not keep them until they are read.
      fetcher.rooms.giveBack(answer.facts && answer.body);
      heard.asked.set(call.url, answer.facts ? { ...answer, body: undefined } : answer);
      done += 1;
      onProgress({ done, total: previous.length, what: 'what has changed' });
      return isSameAnswer(answer, call);
    } catch (error) {
      // A host in trouble is left to those who know how to try again.
      giveUp.abort(error);
      return false;
    }
  };
  try {
    const same = await Promise.all(previous.map((call) => runInSlot(fetcher.slots, () => ask(call))));
    if (!same.every(Boolean)) return false;
    noteConfirmation(fetcher);
    return true;
  } finally {
    stop.signal.removeEventListener('abort', stopNow);
  }
}

function acceptAgain({ status }: AnsweredCall): readonly number[] {
  return status === 200 ? [] : [status];
}

function isSameAnswer({ status, facts }: HostAnswer, call: AnsweredCall): boolean {
  return status === call.status && (facts?.digest ?? '') === call.digest;
}

/** Makes the answers young again, as far as the disk allows: it takes nothing from them when it refuses. */
function noteConfirmation({ cache, heard }: Fetcher): void {
  try {
    for (const answer of heard.asked.values()) {
      if (answer.facts) confirmAnswer(cache, answer.facts, answer.cached);
    }
  } catch {
    // A run that has to write will tell.
  }
}
