import { limits } from '../../config/limits.ts';
import type { Download, DownloadAnswer, DownloadRequest } from '../pipeline/picture-types.ts';
import { CallFailure, type FailureFacts } from './call-failure.ts';
import { retryCall } from './call-json.ts';
import { runInSlot } from './call-slots.ts';
import { type Fetcher, runTimeIsOver } from './fetcher.ts';
import { countCall, openRetryBudget } from './retry-policy.ts';
import { type RawAnswer, sendRequest } from './send-request.ts';

/**
 * Opens the asking for files of any host: with retries, deadlines and bounds of all calls, but within a retry budget of
 * its own. The header `apihost` goes to the API host only. What cannot be had is an answer and no failure; a host that
 * stays silent is given up, so that a thousand pictures of it do not cost the run its time.
 */
export function openDownloads(fetcher: Fetcher): Download {
  const own: Fetcher = { ...fetcher, budget: openRetryBudget() };
  const silent = new Map<string, number>();
  return (request) => {
    const { origin } = new URL(request.url);
    return runInSlot(own.slots, async () => {
      const failures = silent.get(origin) ?? 0;
      if (failures >= limits.pictureHostFailures) return fail(`${origin} did not answer the calls before`);
      const { answer, isSilent } = await download(own, request);
      silent.set(origin, isSilent ? failures + 1 : 0);
      return answer;
    });
  };
}

async function download(
  fetcher: Fetcher,
  request: DownloadRequest,
): Promise<{ readonly answer: DownloadAnswer; readonly isSilent: boolean }> {
  let last: FailureFacts | undefined;
  const attempt = async () => {
    try {
      return await sendDownload(fetcher, request);
    } catch (error) {
      if (error instanceof CallFailure) last = error.facts;
      throw error;
    }
  };
  countCall(fetcher.budget);
  try {
    return { answer: describeAnswer(await retryCall(fetcher, request.url, attempt)), isSilent: false };
  } catch (error) {
    if (fetcher.stop.signal.aborted) {
      if (fetcher.stop.signal.reason !== runTimeIsOver) throw error;
      return { answer: fail('the time of the run was over'), isSilent: false };
    }
    if (last === undefined) throw error;
    return { answer: describeFacts(last), isSilent: last.status === undefined };
  }
}

async function sendDownload(fetcher: Fetcher, { url, etag, lastModified, maxBytes }: DownloadRequest) {
  const { agent, config, stop } = fetcher;
  const headers = {
    accept: 'image/jpeg, image/png, image/*;q=0.8',
    'accept-encoding': 'gzip, br, deflate',
    'user-agent': 'pathshala',
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
  };
  const isOwn = new URL(url).origin === new URL(config.api.host).origin;
  return await sendRequest({
    agent,
    url,
    headers: isOwn ? { ...headers, apihost: config.api.apihost } : headers,
    foreignHeaders: headers,
    accept: etag === undefined && lastModified === undefined ? [] : [304],
    timeoutMs: config.fetch.timeoutMs,
    maxBytes,
    stop: stop.signal,
  });
}

function describeAnswer({ status, body, etag, lastModified, cacheControl, age }: RawAnswer): DownloadAnswer {
  const kind = status === 304 ? 'same' : 'new';
  return { kind, body, etag, lastModified, freshForMs: readFreshness(cacheControl, age) };
}

/** Longest time that a host is taken at its word, in seconds: a year, which is what `immutable` means by itself. */
const longestFreshness = 365 * 24 * 3600;

/** Milliseconds for which an answer need not be asked for again. */
function readFreshness(cacheControl: string, age: number): number {
  const directives = cacheControl
    .toLowerCase()
    .split(',')
    .map((text) => text.trim());
  if (directives.some((text) => /^no-(cache|store)\b/.test(text))) return 0;
  const given = directives.map((text) => /^max-age="?(\d+)/.exec(text)?.[1]).find((text) => text !== undefined);
  const seconds = given === undefined ? (directives.includes('immutable') ? longestFreshness : 0) : Number(given);
  return Math.max(0, Math.min(longestFreshness, seconds) - age) * 1000;
}

function describeFacts({ status, reason, isTooLarge = false }: FailureFacts): DownloadAnswer {
  return fail(status === undefined ? reason : `status ${status}, ${reason}`, isTooLarge);
}

function fail(reason: string, isTooLarge = false): DownloadAnswer {
  return { kind: 'failed', reason, isTooLarge };
}
