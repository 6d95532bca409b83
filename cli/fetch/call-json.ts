import { setTimeout as sleep } from 'node:timers/promises';
import { siteError } from '../errors/site-error.ts';
import {
  type AnswerCache,
  type CachedAnswer,
  type CachedFacts,
  confirmAnswer,
  forgetAnswer,
  readCachedBody,
} from './answer-cache.ts';
import { askHost, type GivenAnswer, type HostAnswer } from './ask-host.ts';
import { CallFailure, describeFailure } from './call-failure.ts';
import { runInSlot } from './call-slots.ts';
import { type Fetcher, runTimeIsOver } from './fetcher.ts';
import { parseJson } from './parse-json.ts';
import { chooseWait, countCall, refundRetries, takeRetry } from './retry-policy.ts';

/** One call as the stage makes it. */
export interface Call {
  readonly url: string;
  /** What is asked for, in the progress line. */
  readonly what: string;
  /** Statuses beside 200 that are an answer and no failure. */
  readonly accept?: readonly number[];
}

/** How a body becomes what is wanted of it. */
export interface BodyReader<Value> {
  /** Gives the value, or plain words why the body is none. */
  read(body: Buffer, facts: BodyFacts): { readonly value: Value } | { readonly reason: string };
  /** Gives the value of the same body from an earlier run, without the body. */
  recall?(facts: BodyFacts): Value | undefined;
}
export interface BodyFacts {
  readonly url: string;
  /** Of the body: equal digests, equal answers. */
  readonly digest: string;
  readonly contentType: string;
}

/** What came of a call: what was read from a 200, or one of the accepted statuses. */
export interface CallAnswer<Value> {
  readonly url: string;
  readonly status: number;
  /** Undefined for accepted statuses. */
  readonly value: Value | undefined;
  readonly digest: string;
  /** To be called once the answer has proved good: only then later runs may rely on it. */
  keep(): void;
}

/**
 * Asks the API host for JSON, with retries and validators, within the bound of calls under way. Throws
 * `API_UNREACHABLE`, `API_REFUSED`, `API_BROKE_CONTRACT` or `RUN_DEADLINE`.
 */
export function callJson(fetcher: Fetcher, call: Call): Promise<CallAnswer<unknown>> {
  return callHost(fetcher, { ...call, reader: { read: (body, { contentType }) => parseJson(body, contentType) } });
}

/** The same for answers that are read in a way of their own. */
export async function callHost<Value>(fetcher: Fetcher, call: ReadCall<Value>): Promise<CallAnswer<Value>> {
  const { calls, budget, heard, onProgress } = fetcher;
  calls.total += 1;
  countCall(budget);
  try {
    // The place is kept between tries, so that a host in trouble gets fewer calls and not more.
    const answer = await runInSlot(fetcher.slots, () => retryCall(fetcher, call.url, () => tryCall(fetcher, call)));
    const { url, status, digest } = answer;
    heard.answers.set(url, { url, status, digest });
    return answer;
  } finally {
    calls.done += 1;
    onProgress({ done: calls.done, total: calls.total, what: call.what });
  }
}

interface ReadCall<Value> extends Call {
  readonly reader: BodyReader<Value>;
}

/** Tries until it goes well, or until another try is not worth it. */
export async function retryCall<Answer>(
  fetcher: Fetcher,
  url: string,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const { budget, config, deadlineAt, stop } = fetcher;
  for (let retries = 0; ; retries += 1) {
    try {
      const answer = await attempt();
      refundRetries(budget, retries);
      return answer;
    } catch (error) {
      throwIfStopped(fetcher, url);
      if (!(error instanceof CallFailure)) throw error;
      if (!error.facts.again || retries >= config.fetch.retries) throw describeFailure(url, error.facts);
      const wait = chooseWait(retries, error.facts.retryAfterMs);
      // Waiting beyond the end of the run would only replace this reason by a worse one.
      if (performance.now() + wait >= deadlineAt || !takeRetry(budget)) throw describeFailure(url, error.facts);
      await sleep(wait, undefined, { signal: stop.signal }).catch(() => throwIfStopped(fetcher, url));
    }
  }
}

function throwIfStopped({ stop, config }: Fetcher, url: string): void {
  if (!stop.signal.aborted) return;
  if (stop.signal.reason !== runTimeIsOver) throw stop.signal.reason;
  throw siteError('RUN_DEADLINE', { seconds: config.fetch.deadlineMs / 1000, waiting: `GET ${url}`, url });
}

async function tryCall<Value>(fetcher: Fetcher, call: ReadCall<Value>): Promise<CallAnswer<Value>> {
  const { url, accept = [] } = call;
  throwIfStopped(fetcher, url);
  // Asked for already in this run: once is enough, but what cannot be read is asked for again.
  const known = fetcher.heard.asked.get(url);
  fetcher.heard.asked.delete(url);
  const isOfUse = known && (known.status === 200 || accept.includes(known.status));
  const answer = isOfUse ? known : await askHost(fetcher, { url, accept });
  return await readAnswer(fetcher, call, answer).finally(() => fetcher.rooms.giveBack(answer.facts && answer.body));
}

async function readAnswer<Value>(
  fetcher: Fetcher,
  call: ReadCall<Value>,
  answer: HostAnswer,
): Promise<CallAnswer<Value>> {
  const { cache } = fetcher;
  const { url, reader } = call;
  if (answer.facts === undefined) {
    return { url, status: answer.status, value: undefined, digest: '', keep: openForgetter(cache, url) };
  }
  const { facts, cached, body, contentType } = answer;
  const { digest } = facts;
  const keep = openKeeper(cache, facts, cached);
  const bodyFacts = { url, digest, contentType };
  const recalled = body ? undefined : reader.recall?.(bodyFacts);
  if (recalled !== undefined) return { url, status: 200, value: recalled, digest, keep };
  const bytes = body ?? readCachedBody(cache, facts);
  if (bytes === undefined) {
    // Damaged after all: the host has to send it once more.
    const { accept = [] } = call;
    return await readAnswer(fetcher, call, await askHost(fetcher, { url, accept, anew: true }));
  }
  const value = readBodyAs(reader, { body: bytes, facts: bodyFacts, answer });
  return { url, status: 200, value, digest, keep };
}

/** Apart, so that what is kept for later does not hold the body in memory with it. */
function openKeeper(
  cache: AnswerCache,
  facts: CachedFacts,
  cached: CachedAnswer | undefined,
): CallAnswer<unknown>['keep'] {
  return () => confirmAnswer(cache, facts, cached);
}

function openForgetter(cache: AnswerCache, url: string): CallAnswer<unknown>['keep'] {
  return () => forgetAnswer(cache, url);
}

function readBodyAs<Value>(
  reader: BodyReader<Value>,
  { body, facts, answer }: { readonly body: Buffer; readonly facts: BodyFacts; readonly answer: GivenAnswer },
): Value {
  const parsed = reader.read(body, facts);
  if ('value' in parsed) return parsed.value;
  throw new CallFailure({
    code: 'API_BROKE_CONTRACT',
    status: 200,
    reason: parsed.reason,
    // Without a marked end, broken JSON may well be a connection that was cut.
    again: !answer.framed,
  });
}
