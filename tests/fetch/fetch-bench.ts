import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { SiteError } from '../../cli/errors/site-error.ts';
import { confirmAnswers, describeAnswers } from '../../cli/fetch/confirm-answers.ts';
import { fetchContent } from '../../cli/fetch/fetch-content.ts';
import { fetchSettings } from '../../cli/fetch/fetch-settings.ts';
import { closeFetcher, openFetcher } from '../../cli/fetch/fetcher.ts';
import type { Warning } from '../../cli/log/warnings.ts';
import type { AnsweredCall, RecordList, SiteSettings, SiteSource } from '../../cli/pipeline/stage-types.ts';
import type { CollectionName } from '../../config/contracts/collections.ts';
import { type SiteConfigInput, siteConfigSchema } from '../../config/site-config.ts';
import { json, type ScriptedHost, startHost } from './scripted-host.ts';

export interface RunOptions {
  readonly fetch?: SiteConfigInput['fetch'];
  readonly content?: SiteConfigInput['content'];
  readonly hostPath?: string;
  readonly full?: boolean;
  readonly collections?: readonly CollectionName[];
  /** Default: all of `collections`. */
  readonly required?: readonly CollectionName[];
  readonly params?: readonly string[];
  readonly products?: readonly string[];
  /** Called when everything is fetched, before the first record is read back. */
  readonly beforeReading?: () => Promise<void>;
  /** Answers of an earlier run, to be confirmed first. */
  readonly previous?: readonly AnsweredCall[];
}

export interface RunResult {
  readonly source: SiteSource;
  readonly warnings: readonly Warning[];
  /** Every record of a list, read back in its order. */
  records(name: CollectionName): Record<string, unknown>[];
  /** The same, read without html. */
  briefs(name: CollectionName): Record<string, unknown>[];
  readonly answers: readonly AnsweredCall[] | undefined;
  /** Whether `previous` still held. */
  readonly confirmed: boolean | undefined;
}

export interface Bench {
  host: ScriptedHost;
  folder: string;
  /** One whole run of the stage. */
  run(options?: RunOptions): Promise<RunResult>;
  /** One run that must fail as expected failures do. */
  fail(options?: RunOptions): Promise<SiteError & { readonly ms: number; readonly warnings: readonly Warning[] }>;
}

const website = { website: { title: 'Example IAS' }, menus: {} };

/** A fresh host and fresh folders for each test; pauses between tries are short. */
export function openBench(): Bench {
  // The host is started before each test.
  const bench: Bench = { run, fail, host: undefined as unknown as ScriptedHost, folder: '' };
  beforeEach(async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.02);
    bench.host = await startHost();
    bench.host.on('/api/s/settings/website', json(website));
    bench.host.on('/api/s/settings/dynamic-page-uri', json([]));
    bench.folder = await mkdtemp(join(tmpdir(), 'pathshala-fetch-'));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await bench.host.close();
    await rm(bench.folder, { recursive: true, force: true });
  });

  async function run(options: RunOptions = {}): Promise<RunResult> {
    const warnings: Warning[] = [];
    return runOnce(bench, options, warnings);
  }
  async function fail(options: RunOptions = {}) {
    const warnings: Warning[] = [];
    const startedAt = performance.now();
    try {
      await runOnce(bench, options, warnings);
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      return Object.assign(error, { ms: performance.now() - startedAt, warnings });
    }
    throw new Error('The run went well, and should have failed.');
  }
  return bench;
}

async function runOnce({ host, folder }: Bench, options: RunOptions, warnings: Warning[]): Promise<RunResult> {
  const { collections = [], required = collections, params = [], products = [], full = false } = options;
  const config = siteConfigSchema.parse({
    site: { origin: 'https://www.example.in', name: 'Example' },
    api: { host: host.origin + (options.hostPath ?? ''), apihost: 'www.example.in' },
    portal: { host: 'https://portal.example.com' },
    identifiers: { firm: 'f', center: 'c', insty: 'i', enquiryType: 'e', session: 's' },
    fetch: { timeoutMs: 5000, retries: 2, ...options.fetch },
    content: options.content ?? {},
  });
  const workFolder = await mkdtemp(join(folder, 'work-'));
  const fetcher = openFetcher({
    config,
    cacheFolder: join(folder, 'cache'),
    workFolder,
    full,
    warn: (warning) => warnings.push(warning),
  });
  try {
    const confirmed = options.previous && (await confirmAnswers(fetcher, options.previous));
    const settings: SiteSettings = await fetchSettings(fetcher);
    const source = await fetchContent(fetcher, settings, {
      collections: collections.map((name) => ({ name, required: required.includes(name), params })),
      products,
    });
    const answers = describeAnswers(fetcher);
    await options.beforeReading?.();
    const lists = new Map((Object.values(source.collections) as RecordList[]).map((list) => [list.name, list]));
    const readAll = (way: 'read' | 'readBrief') =>
      new Map([...lists].map(([name, list]) => [name, list.facts.map((facts) => list[way](facts))]));
    const [read, brief] = [readAll('read'), readAll('readBrief')];
    return {
      source,
      warnings,
      answers,
      confirmed,
      records: (name) => read.get(name) ?? [],
      briefs: (name) => brief.get(name) ?? [],
    };
  } finally {
    await closeFetcher(fetcher);
  }
}

/** A news record. */
export function news(id: string | number, fields: Record<string, unknown> = {}) {
  return { id, slug: `n-${id}`, title: `News ${id}`, ...fields };
}

/** As many news records. */
export function manyNews(count: number) {
  return Array.from({ length: count }, (_, at) => news(at + 1));
}
