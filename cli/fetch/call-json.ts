import { setTimeout as sleep } from 'node:timers/promises';
import { siteError } from '../errors/site-error.ts';
import {
  type AnswerCache,
  type CachedAnswer,
  type CachedFacts,
  confirmAnswer,
  digestBody,
  findAnswer,
  forgetAnswer,
  readCachedBody,
  stageBody,
} from './answer-cache.ts';
import { CallFailure, describeFailure } from './call-failure.ts';
import { runInSlot } from './call-slots.ts';
import { type Fetcher, runTimeIsOver } from './fetcher.ts';
import { parseJson } from './parse-json.ts';
import { chooseWait, countCall, refundRetries, takeRetry } from './retry-policy.ts';
import { type RawAnswer, sendRequest } from './send-request.ts';

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
  keep(): Promise<void>;
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

interface ReadCall<Value> extends Call {
  readonly reader: BodyReader<Value>;
}

async function retryCall<Value>(fetcher: Fetcher, call: ReadCall<Value>): Promise<CallAnswer<Value>> {
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

async function tryCall<Value>(fetcher: Fetcher, call: ReadCall<Value>): Promise<CallAnswer<Value>> {
  const { url, accept = [], reader } = call;
  throwIfStopped(fetcher, url);
  const { agent, cache, config, full, stop } = fetcher;
  const found = full ? 'none' : await findAnswer(cache, url);
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
  if (answer.status === 304 && cached) return await takeCached(fetcher, call, { cached, answer });
  if (answer.status !== 200) {
    return { url, status: answer.status, value: undefined, digest: '', keep: openForgetter(cache, url) };
  }
  const { etag, lastModified, body, contentType } = answer;
  const digest = digestBody(body);
  const isKnown = digest === cached?.digest;
  const facts = { url, digest, contentType };
  const value = (isKnown ? reader.recall?.(facts) : undefined) ?? readBodyAs(reader, { body, facts, answer });
  const file = isKnown ? cached.file : await stageBody(cache, { url, body, digest });
  return { url, status: 200, value, digest, keep: openKeeper(cache, { url, etag, lastModified, digest, file }) };
}

/** The host has confirmed the cached answer. */
async function takeCached<Value>(
  fetcher: Fetcher,
  call: ReadCall<Value>,
  { cached, answer }: { readonly cached: CachedAnswer; readonly answer: RawAnswer },
): Promise<CallAnswer<Value>> {
  const { cache } = fetcher;
  const { url, reader } = call;
  const { digest, file } = cached;
  const { etag = cached.etag, lastModified = cached.lastModified, contentType } = answer;
  const facts = { url, digest, contentType };
  const keep = openKeeper(cache, { url, etag, lastModified, digest, file });
  const recalled = reader.recall?.(facts);
  if (recalled !== undefined) return { url, status: 200, value: recalled, digest, keep };
  const body = await readCachedBody(cache, cached);
  // Damaged after all: the host has to send it once more.
  if (!body) return await tryCall({ ...fetcher, full: true }, call);
  return { url, status: 200, value: readBodyAs(reader, { body, facts, answer }), digest, keep };
}

/** Apart, so that what is kept for later does not hold the body in memory with it. */
function openKeeper(cache: AnswerCache, facts: CachedFacts): CallAnswer<unknown>['keep'] {
  return () => confirmAnswer(cache, facts);
}

function openForgetter(cache: AnswerCache, url: string): CallAnswer<unknown>['keep'] {
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

function readBodyAs<Value>(
  reader: BodyReader<Value>,
  { body, facts, answer }: { readonly body: Buffer; readonly facts: BodyFacts; readonly answer: RawAnswer },
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
