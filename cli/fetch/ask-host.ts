import { type CachedAnswer, type CachedFacts, digestBody, findAnswer, stageBody } from './answer-cache.ts';
import type { Fetcher } from './fetcher.ts';
import { type RawAnswer, sendRequest } from './send-request.ts';

/** What the host answers now, before anything is read of it. */
export type HostAnswer = RefusedAnswer | GivenAnswer;
/** An accepted status without a body. */
export interface RefusedAnswer {
  readonly status: number;
  readonly facts?: undefined;
}
export interface GivenAnswer {
  readonly status: 200;
  /** What is to be remembered of it. */
  readonly facts: CachedFacts;
  /** What was remembered of it before. */
  readonly cached: CachedAnswer | undefined;
  /** To be given back to the fetcher's rooms; missing where the cache had it before. */
  readonly body?: Buffer | undefined;
  readonly contentType: string;
  /** Its end was marked: otherwise broken JSON may be a connection that was cut. */
  readonly framed: boolean;
}

/** How one call is made. */
export interface Asking {
  readonly url: string;
  /** Statuses beside 200 that are an answer and no failure. */
  readonly accept: readonly number[];
  /** Sends no validators, so that the body comes whatever the cache has. */
  readonly anew?: boolean;
}

/** Makes one try of one call. A body that the cache does not have is put there. Fails with `CallFailure`. */
export async function askHost(fetcher: Fetcher, { url, accept, anew = false }: Asking): Promise<HostAnswer> {
  const { agent, cache, config, full, rooms, stop } = fetcher;
  const found = full || anew ? 'none' : findAnswer(cache, url);
  const cached = typeof found === 'object' ? found : undefined;
  const answer = await sendRequest({
    agent,
    url,
    headers: buildHeaders(config.api.apihost, cached),
    accept: cached && hasValidator(cached) ? [...accept, 304] : accept,
    timeoutMs: config.fetch.timeoutMs,
    maxBytes: config.fetch.maxBytes,
    rooms,
    stop: stop.signal,
  });
  if (answer.status === 304 && cached) return confirmCached(cached, answer);
  if (answer.status !== 200) return { status: answer.status };
  return takeBody(fetcher, answer, { url, cached });
}

function confirmCached(cached: CachedAnswer, answer: RawAnswer): GivenAnswer {
  const { url, digest, file } = cached;
  const { etag = cached.etag, lastModified = cached.lastModified, contentType, framed } = answer;
  const facts = { url, etag, lastModified, digest, file };
  return { status: 200, facts, cached, contentType, framed };
}

function takeBody(
  { cache, rooms }: Fetcher,
  { body, etag, lastModified, contentType, framed }: RawAnswer,
  { url, cached }: { readonly url: string; readonly cached: CachedAnswer | undefined },
): GivenAnswer {
  const digest = digestBody(body);
  const isKnown = digest === cached?.digest;
  const file = isKnown ? cached.file : stageBody(cache, { url, body, digest });
  if (isKnown) rooms.giveBack(body);
  const facts = { url, etag, lastModified, digest, file };
  return { status: 200, facts, cached, body: isKnown ? undefined : body, contentType, framed };
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
