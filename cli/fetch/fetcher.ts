import { setMaxListeners } from 'node:events';
import { mkdirSync } from 'node:fs';
import { Agent } from 'undici';
import type { SiteConfig } from '../../config/site-config.ts';
import { asDiskError, SiteError } from '../errors/site-error.ts';
import type { Warn } from '../log/warnings.ts';
import { type AnswerCache, openAnswerCache, pruneAnswers } from './answer-cache.ts';
import { type CallSlots, openSlots } from './call-slots.ts';
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
  readonly agent: Agent;
  readonly cache: AnswerCache;
  readonly slots: CallSlots;
  readonly budget: RetryBudget;
  /** Aborted when the run's time is over (`runTimeIsOver`), or with the first failure. */
  readonly stop: AbortController;
  /** End of the run's time, on the monotonic clock of `performance.now()`. */
  readonly deadlineAt: number;
  readonly deadlineTimer: NodeJS.Timeout;
  readonly calls: { done: number; total: number };
  readonly onProgress: (progress: FetchProgress) => void;
  /** What `closeFetcher` has to close: files that records are read back from. */
  readonly closing: (() => void)[];
}

/** Reason of `stop` when `fetch.deadlineMs` has passed. */
export const runTimeIsOver = Symbol('the time of the run is over');

/**
 * Opens the fetch stage; the time of the run (`fetch.deadlineMs`) starts here. Throws `DISK_REFUSED` when a folder
 * cannot be made. The caller must call `closeFetcher` whatever happens, but not before the last record was read back.
 */
export function openFetcher(options: FetcherOptions): Fetcher {
  const { config, cacheFolder, workFolder, full, warn, onProgress = () => undefined } = options;
  const { concurrency, timeoutMs, deadlineMs } = config.fetch;
  try {
    mkdirSync(workFolder, { recursive: true });
    const cache = openAnswerCache({ folder: cacheFolder, apihost: config.api.apihost });
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
      // Headers and body have no time-outs of their own: each call has one for all of it.
      agent: new Agent({
        connections: concurrency,
        connect: { timeout: timeoutMs },
        headersTimeout: 0,
        bodyTimeout: 0,
      }),
      slots: openSlots(concurrency),
      budget: openRetryBudget(),
      deadlineAt: performance.now() + deadlineMs,
      deadlineTimer: setTimeout(() => stop.abort(runTimeIsOver), deadlineMs).unref(),
      calls: { done: 0, total: 0 },
      closing: [],
    };
  } catch (error) {
    throw asDiskError(error);
  }
}

/** What is kept of unused answers beyond the age at which they could still stand in for a host. */
const cacheGraceMs = 7 * 24 * 3_600_000;

/** Ends all calls, closes connections and files, and clears the cache of what is long unused. Never throws. */
export async function closeFetcher(fetcher: Fetcher): Promise<void> {
  clearTimeout(fetcher.deadlineTimer);
  fetcher.stop.abort(new Error('the fetcher is closed'));
  for (const close of fetcher.closing.splice(0)) close();
  await fetcher.agent.destroy().catch(() => undefined);
  // A cache that cannot be cleared harms nobody; the next run tries again.
  const maxAgeMs = fetcher.config.fetch.staleForHours * 3_600_000 + cacheGraceMs;
  await pruneAnswers(fetcher.cache, maxAgeMs).catch(() => undefined);
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
