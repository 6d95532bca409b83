import { setTimeout as sleep } from 'node:timers/promises';
import { siteError } from '../errors/site-error.ts';
import {
  type AnswerCache,
  type CachedAnswer,
  type CachedFacts,
  confirmAnswer,
  digestBody,
  forgetAnswer,
  loadAnswer,
  stageBody,
} from './answer-cache.ts';
import { CallFailure, describeFailure } from './call-failure.ts';
import { runInSlot } from './call-slots.ts';
import { type Fetcher, runTimeIsOver } from './fetcher.ts';
import { parseJson } from './parse-json.ts';
import { chooseWait, countCall, refundRetries, takeRetry } from './retry-policy.ts';
import { type RawAnswer, sendRequest } from './send-request.ts';

/** One call as the stage makes it. */
export interface JsonCall {
  readonly url: string;
  /** What is asked for, in the progress line. */
  readonly what: string;
  /** Statuses beside 200 that are an answer and no failure. */
  readonly accept?: readonly number[];
}

/** What came of a call: the JSON of a 200, or one of the accepted statuses. */
export interface JsonAnswer {
  readonly url: string;
  readonly status: number;
  /** Undefined for accepted statuses. */
  readonly value: unknown;
  /** Of the body: equal digests, equal answers. */
  readonly digest: string;
  /** To be called once the answer has proved good: only then later runs may rely on it. */
  keep(): Promise<void>;
}

/**
 * Asks the API host for JSON, with retries and validators, within the bound of calls under way. Throws
 * `API_UNREACHABLE`, `API_REFUSED`, `API_BROKE_CONTRACT` or `RUN_DEADLINE`.
 */
export async function callJson(fetcher: Fetcher, call: JsonCall): Promise<JsonAnswer> {
  const { calls, budget, onProgress } = fetcher;
  calls.total += 1;
  countCall(budget);
  try {
    // The place is kept between tries, so that a host in trouble gets fewer calls and not more.
    return await runInSlot(fetcher.slots, () => retryCall(fetcher, call));
  } finally {
    calls.done += 1;
    onProgress({ done: calls.done, total: calls.total, what: call.what });
  }
}

async function retryCall(fetcher: Fetcher, call: JsonCall): Promise<JsonAnswer> {
  const { budget, config, deadlineAt, stop } = fetcher;
  for (let retries = 0; ; retries += 1) {
    try {
      const answer = await tryCall(fetcher, call);
      refundRetries(budget, retries);
      return answer;
    } catch (error) {
      throwIfStopped(fetcher, call.url);
      if (!(error instanceof CallFailure)) throw error;
      if (!error.facts.again || retries >= config.fetch.retries) throw describeFailure(call.url, error.facts);
      const wait = chooseWait(retries, error.facts.retryAfterMs);
      // Waiting beyond the end of the run would only replace this reason by a worse one.
      if (performance.now() + wait >= deadlineAt || !takeRetry(budget)) throw describeFailure(call.url, error.facts);
      await sleep(wait, undefined, { signal: stop.signal }).catch(() => throwIfStopped(fetcher, call.url));
    }
  }
}

function throwIfStopped({ stop, config }: Fetcher, url: string): void {
  if (!stop.signal.aborted) return;
  if (stop.signal.reason !== runTimeIsOver) throw stop.signal.reason;
  throw siteError('RUN_DEADLINE', { seconds: config.fetch.deadlineMs / 1000, waiting: `GET ${url}`, url });
}

async function tryCall(fetcher: Fetcher, { url, accept = [] }: JsonCall): Promise<JsonAnswer> {
  throwIfStopped(fetcher, url);
  const { agent, cache, config, full, stop } = fetcher;
  const found = full ? 'none' : await loadAnswer(cache, url);
  const cached = typeof found === 'object' ? found : undefined;
  const answer = await sendRequest({
    agent,
    url,
    headers: buildHeaders(config.api.apihost, cached),
    accept: cached && hasValidator(cached) ? [...accept, 304] : accept,
    timeoutMs: config.fetch.timeoutMs,
    maxBytes: config.fetch.maxBytes,
    stop: stop.signal,
  });
  if (answer.status === 304 && cached) {
    const { etag = cached.etag, lastModified = cached.lastModified } = answer;
    const { digest } = cached;
    const keep = openKeeper(cache, { url, etag, lastModified, digest });
    return { url, status: 200, value: parseBody(cached.body, answer), digest, keep };
  }
  if (answer.status !== 200) {
    return { url, status: answer.status, value: undefined, digest: '', keep: openForgetter(cache, url) };
  }
  const { etag, lastModified, body } = answer;
  const value = parseBody(body, answer);
  const digest = digestBody(body);
  if (digest !== cached?.digest) await stageBody(cache, { url, body });
  return { url, status: 200, value, digest, keep: openKeeper(cache, { url, etag, lastModified, digest }) };
}

/** Apart, so that what is kept for later does not hold the body in memory with it. */
function openKeeper(cache: AnswerCache, facts: CachedFacts): JsonAnswer['keep'] {
  return () => confirmAnswer(cache, facts);
}

function openForgetter(cache: AnswerCache, url: string): JsonAnswer['keep'] {
  return () => forgetAnswer(cache, url);
}

function hasValidator({ etag, lastModified }: CachedAnswer): boolean {
  return etag !== undefined || lastModified !== undefined;
}

function buildHeaders(apihost: string, cached: CachedAnswer | undefined): Record<string, string> {
  return {
    apihost,
    accept: 'application/json',
    'accept-encoding': 'gzip, br, deflate',
    'user-agent': 'pathshala',
    ...(cached?.etag === undefined ? {} : { 'if-none-match': cached.etag }),
    ...(cached?.lastModified === undefined ? {} : { 'if-modified-since': cached.lastModified }),
  };
}

function parseBody(body: Buffer, { contentType, framed }: RawAnswer): unknown {
  const parsed = parseJson(body, contentType);
  if ('value' in parsed) return parsed.value;
  throw new CallFailure({
    code: 'API_BROKE_CONTRACT',
    status: 200,
    reason: parsed.reason,
    // Without a marked end, broken JSON may well be a connection that was cut.
    again: !framed,
  });
}
