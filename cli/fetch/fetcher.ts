import { setMaxListeners } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { SiteConfig } from '../../config/site-config.ts';
import { asDiskError, SiteError } from '../errors/site-error.ts';
import type { Warn } from '../log/warnings.ts';
import type { AnsweredCall } from '../pipeline/stage-types.ts';
import { type AnswerCache, openAnswerCache, pruneAnswers } from './answer-cache.ts';
import type { HostAnswer } from './ask-host.ts';
import { type BodyRooms, openBodyRooms } from './body-rooms.ts';
import { type CallSlots, openSlots } from './call-slots.ts';
import { type HttpAgent, openHttpAgent } from './http-agent.ts';
import { openRetryBudget, type RetryBudget } from './retry-policy.ts';

/** How far the stage has come: calls done, calls known so far, and what was asked for last. */
export interface FetchProgress {
  readonly done: number;
  readonly total?: number;
  readonly what: string;
}

/** What a fetcher is opened with. */
export interface FetcherOptions {
  readonly config: SiteConfig;
  /** Answers of earlier runs; made where it is missing. */
  readonly cacheFolder: string;
  /** Records of this run; made where it is missing, and to be removed by the caller. */
  readonly workFolder: string;
  /** Sends no validators: every answer is fetched anew. */
  readonly full: boolean;
  readonly warn: Warn;
  readonly onProgress?: (progress: FetchProgress) => void;
}

/** Everything the calls of one run share. Made by `openFetcher`, ended by `closeFetcher`. */
export interface Fetcher {
  readonly config: SiteConfig;
  readonly workFolder: string;
  readonly full: boolean;
  readonly warn: Warn;
  readonly agent: HttpAgent;
  readonly cache: AnswerCache;
  readonly slots: CallSlots;
  readonly budget: RetryBudget;
  /** Aborted when the run's time is over (`runTimeIsOver`), or with the first failure. */
  readonly stop: AbortController;
  /** End of the run's time, on the monotonic clock of `performance.now()`. */
  readonly deadlineAt: number;
  readonly deadlineTimer: NodeJS.Timeout;
  readonly calls: { done: number; total: number };
  readonly heard: HeardAnswers;
  readonly rooms: BodyRooms;
  /** May be set again: each stage that asks hosts shows how far it is. */
  onProgress: (progress: FetchProgress) => void;
  /** What `closeFetcher` has to close: files that records are read back from. */
  readonly closing: (() => void)[];
}

/** What the hosts said in this run. */
export interface HeardAnswers {
  /** Every answer that the content rests on, by address. */
  readonly answers: Map<string, AnsweredCall>;
  /** Answers that `confirmAnswers` got, and nobody has read yet. */
  readonly asked: Map<string, HostAnswer>;
  /** An earlier answer had to stand in for a host: the content is not what the hosts say. */
  hasStandIns: boolean;
}

/** Reason of `stop` when `fetch.deadlineMs` has passed. */
export const runTimeIsOver = Symbol('the time of the run is over');

/**
 * Opens the fetch stage; the time of the run (`fetch.deadlineMs`) starts here. Throws `DISK_REFUSED` when a folder
 * cannot be made. The caller must call `closeFetcher` whatever happens, but not before the last record was read back.
 */
export function openFetcher(options: FetcherOptions): Fetcher {
  const { config, cacheFolder, workFolder, full, warn, onProgress = () => undefined } = options;
  const { concurrency, deadlineMs } = config.fetch;
  try {
    mkdirSync(workFolder, { recursive: true });
    const renewAfterMs = Math.min(longestRenewalMs, config.fetch.staleForHours * hourMs * renewalShare);
    const cache = openAnswerCache({ folder: cacheFolder, apihost: config.api.apihost, renewAfterMs });
    const stop = new AbortController();
    // Each call under way listens: as many as the operator allows.
    setMaxListeners(0, stop.signal);
    return {
      config,
      workFolder,
      full,
      warn,
      cache,
      stop,
      onProgress,
      agent: openHttpAgent({ connections: concurrency }),
      slots: openSlots(concurrency),
      budget: openRetryBudget(),
      deadlineAt: performance.now() + deadlineMs,
      deadlineTimer: setTimeout(() => stop.abort(runTimeIsOver), deadlineMs).unref(),
      calls: { done: 0, total: 0 },
      heard: { answers: new Map(), asked: new Map(), hasStandIns: false },
      rooms: openBodyRooms(),
      closing: [],
    };
  } catch (error) {
    throw asDiskError(error);
  }
}

const hourMs = 3_600_000;

/** Noting each confirmation would write a file for each call of each run; ages need not be that exact. */
const longestRenewalMs = hourMs;
/** Share of the longest age of an answer by which its age may be wrong. */
const renewalShare = 1 / 24;

/** What is kept of unused answers beyond the age at which they could still stand in for a host. */
const cacheGraceMs = 7 * 24 * hourMs;

/** Ends all calls, closes connections and files, and clears the cache of what is long unused. Never throws. */
export async function closeFetcher(fetcher: Fetcher): Promise<void> {
  clearTimeout(fetcher.deadlineTimer);
  fetcher.stop.abort(new Error('the fetcher is closed'));
  for (const close of fetcher.closing.splice(0)) close();
  fetcher.agent.destroy();
  const maxAgeMs = fetcher.config.fetch.staleForHours * hourMs + cacheGraceMs;
  try {
    pruneAnswers(fetcher.cache, maxAgeMs);
  } catch {
    // A cache that cannot be cleared harms nobody; the next run tries again.
  }
}

/**
 * Runs tasks at once. The first failure ends every other call of the run and is thrown, as `DISK_REFUSED` where the
 * disk is to blame.
 */
export async function runTogether<Result>(
  fetcher: Fetcher,
  tasks: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  let failure: { readonly error: unknown } | undefined;
  const guarded = tasks.map(async (run) => {
    try {
      return [await run()];
    } catch (error) {
      failure ??= { error: error instanceof SiteError ? error : asDiskError(error) };
      fetcher.stop.abort(failure.error);
      return [];
    }
  });
  const results = await Promise.all(guarded);
  if (failure) throw failure.error;
  return results.flat();
}

/** True for failures of the host that an earlier answer may stand in for: not when the whole run has ended. */
export function mayStandIn({ stop }: Fetcher, error: unknown): error is SiteError {
  return error instanceof SiteError && error.code.startsWith('API_') && !stop.signal.aborted;
}
