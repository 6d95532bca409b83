import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writePost, writeSettings } from './bench-content.ts';
import { root } from './bench-site.ts';
import { measureCommand, measureNode } from './measure-process.ts';
import type { PeerProgram } from './peer-cases.ts';

const templates = join(root, 'tests/bench/peers');
const eleventyVersion = '3.1.5';

/** The peers that can run here; says on standard error what is missing. Eleventy is installed into a cache folder. */
export function findPeers(): readonly PeerProgram[] {
  return [findHugo(), findEleventy()].filter((peer) => peer !== undefined);
}

function findHugo(): PeerProgram | undefined {
  const version = tryRun('hugo', ['version'])?.match(/v(\d+\.\d+\.\d+)/)?.[1];
  if (version === undefined) return reportMissing('Hugo is not on the PATH');
  return {
    name: `Hugo ${version}`,
    prepare: ({ folder, posts }) => {
      cpSync(join(templates, 'hugo'), folder, { recursive: true });
      writeHugoContent(folder, posts);
      return {
        setRest: (text) => writeFileSync(join(folder, 'layouts/partials/rest.html'), text),
        build: (out) => measureCommand('hugo', ['--quiet', '--destination', out], { cwd: folder }),
      };
    },
  };
}

/** Hugo reads the same posts from files, as HTML, so that it need not turn Markdown into it. */
function writeHugoContent(folder: string, posts: number): void {
  const state = { posts, menuEdition: 1 };
  const write = (path: string, front: object, body = '') =>
    writeFileSync(join(folder, path), `${JSON.stringify(front, undefined, 1)}\n\n${body}\n`);
  mkdirSync(join(folder, 'content/blog'), { recursive: true });
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data/settings.json'), JSON.stringify(writeSettings(state)));
  write('content/_index.html', { title: 'Example IAS' });
  write('content/blog/_index.html', { title: 'Blog' });
  for (let index = 0; index < posts; index += 1) {
    const { slug, html, summary, publishedAt, category, ...rest } = writePost(index, state);
    const front = { ...rest, description: summary, date: publishedAt, categories: [category] };
    write(`content/blog/${slug}.html`, front, html);
  }
}

function findEleventy(): PeerProgram | undefined {
  const place = join(root, 'node_modules/.cache/pathshala-peers');
  const program = join(place, 'node_modules/@11ty/eleventy/cmd.cjs');
  if (!existsSync(program)) {
    const args = ['install', '--prefix', place, '--no-audit', '--no-fund', `@11ty/eleventy@${eleventyVersion}`];
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'package.json'), '{ "private": true }\n');
    if (tryRun('npm', args) === undefined) return reportMissing('Eleventy could not be installed');
  }
  return {
    name: `Eleventy ${eleventyVersion}`,
    prepare: ({ folder, host }) => {
      cpSync(join(templates, 'eleventy'), folder, { recursive: true });
      return {
        setRest: (text) => writeFileSync(join(folder, '_includes/rest.njk'), text),
        build: (out) => {
          const args = [program, `--output=${relative(folder, out)}`];
          return measureNode(args, { cwd: folder, env: { BENCH_HOST: host.url } });
        },
      };
    },
  };
}

function tryRun(command: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

function reportMissing(what: string): undefined {
  process.stderr.write(`${what}: left out.\n`);
}
