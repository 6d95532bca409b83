import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { asDiskError, SiteError } from '../errors/site-error.ts';
import { packageFolder } from '../package-folder.ts';
import type { HandedPage, PageHelper } from './page-job.ts';
import type { ThreadOutcome, ThreadStart, ThreadTask } from './page-thread.ts';

/** Pages that one thread makes alone before a second is worth its start. */
const pagesAlone = 200;
/** Pages that wait for the thread or are in its hands: enough that it never waits, few enough to be forgotten soon. */
const mostOutstanding = 64;
/** Memory for what the thread makes and forgets at once; the default is many times as much as it needs. */
const threadYoungMiB = 16;
/** Pages in one message. */
const batchSize = 8;

/** The helper of a run. */
export interface PageThread extends PageHelper {
  /** Pages it has made so far. */
  countMade(): number;
  /** Ends it, whatever it is doing. */
  close(): Promise<void>;
}

/**
 * A thread that renders and writes pages beside the main one. It is started only when a run makes many pages, and where
 * there is a second core.
 */
export function openPageHelper(start: ThreadStart): PageThread {
  const handed: HandedPage[] = [];
  let batch: HandedPage[] = [];
  let asked = 0;
  let made = 0;
  let worker: Worker | undefined;
  let failure: { readonly error: unknown } | undefined;
  let settled = () => {};

  const fail = (error: unknown) => {
    failure ??= { error };
    settled();
  };
  const finish = (page: HandedPage, outcome: ThreadOutcome) => {
    if ('made' in outcome) {
      made += 1;
      return page.done(outcome.made);
    }
    const diskError = asDiskError(Object.assign(new Error(), outcome.error));
    if (diskError instanceof SiteError) return fail(diskError);
    // Whatever else was wrong is wrong here as well, and is told here in full.
    try {
      page.giveBack();
    } catch (error) {
      fail(error);
    }
  };
  const startWorker = (): Worker => {
    const thread = new Worker(join(packageFolder, 'dist/page-thread.js'), {
      workerData: start,
      resourceLimits: { maxYoungGenerationSizeMb: threadYoungMiB },
    });
    thread.on('error', fail);
    thread.on('message', (outcomes: readonly ThreadOutcome[]) => {
      for (const outcome of outcomes) {
        const page = handed.shift();
        if (page) finish(page, outcome);
      }
      if (handed.length === 0) settled();
    });
    return thread;
  };
  const send = () => {
    if (batch.length === 0) return;
    const tasks: ThreadTask[] = batch.map(({ job, place, earlierDigest }) => ({ job, place, earlierDigest }));
    handed.push(...batch);
    batch = [];
    worker?.postMessage(tasks);
  };

  return {
    hasRoom() {
      if (failure) throw failure.error;
      asked += 1;
      if (asked > pagesAlone && availableCores > 1) worker ??= startWorker();
      return worker !== undefined && handed.length + batch.length < mostOutstanding;
    },
    take(page) {
      batch.push(page);
      if (batch.length === batchSize) send();
    },
    async settle() {
      send();
      if (handed.length > 0 && !failure) {
        await new Promise<void>((resolve) => {
          settled = resolve;
        });
      }
      if (failure) throw failure.error;
    },
    countMade: () => made,
    async close() {
      await worker?.terminate();
    },
  };
}

const availableCores = availableParallelism();
