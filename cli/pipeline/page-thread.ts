import { hash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { writeNewFile } from '../publish/disk-files.ts';
import { loadTemplates } from '../render/load-templates.ts';
import { openPageRenderer, type PageSurroundings } from '../render/render-page.ts';
import { loadThemeLate } from '../render/theme-module.ts';
import type { HandedPage, MadePage } from './page-job.ts';

/** The program of the thread that helps with pages: renders what it is handed, and writes it. */

/** What the thread is started with. */
export interface ThreadStart {
  readonly surroundings: PageSurroundings;
  /** Module of the bundled theme. */
  readonly themePath: string;
  readonly templatesFolder: string;
}

export type ThreadTask = Pick<HandedPage, 'job' | 'place' | 'earlierDigest'>;

/** Outcome of one task; an error loses its class on the way. */
export type ThreadOutcome = { readonly made: MadePage } | { readonly error: object };

const { surroundings, themePath, templatesFolder } = workerData as ThreadStart;
const renderPage = openPageRenderer(surroundings, {
  theme: loadThemeLate(themePath),
  templates: loadTemplates(templatesFolder),
});

parentPort?.on('message', (tasks: readonly ThreadTask[]) => {
  const outcomes = tasks.map((task): ThreadOutcome => {
    try {
      return { made: makePage(task) };
    } catch (error) {
      return { error: describeError(error) };
    }
  });
  parentPort?.postMessage(outcomes);
});

function makePage({ job, place, earlierDigest }: ThreadTask): MadePage {
  const { bytes, links } = renderPage(job);
  const digest = hash('sha256', bytes);
  const isWritten = digest !== earlierDigest;
  if (isWritten) writeNewFile(place, bytes);
  return { digest, size: bytes.byteLength, links, isWritten };
}

/** Fields of an error by which the main thread tells whether the disk is to blame. */
function describeError(error: unknown): object {
  return error instanceof Error ? { ...error, message: error.message } : { message: String(error) };
}
