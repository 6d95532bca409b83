import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runRound } from './bench-cases.ts';
import { findPeers } from './find-peers.ts';
import { smallSitePosts } from './small-cases.ts';
import { startContentHost } from './start-content-host.ts';
import { summariseRounds } from './summarise-rounds.ts';
import { writeTable } from './write-table.ts';

/**
 * The benchmark: measures floors, a plain loop and every case of `generate` in turn, several rounds, and prints a
 * table and one line of JSON. It judges nothing: no time makes it fail.
 */
const { values } = parseArgs({
  options: {
    posts: { type: 'string', short: 'n', default: '10000' },
    rounds: { type: 'string', short: 'r', default: '3' },
    /** Leaves out the plain loop and the rarer cases. */
    quick: { type: 'boolean', default: false },
    /** Measures other generators too: Hugo where it is installed, and Eleventy. */
    peers: { type: 'boolean', default: false },
  },
});
const posts = Number(values.posts);
const rounds = Number(values.rounds);
if (!Number.isInteger(posts) || posts < 1) throw new RangeError('-n wants the number of posts.');
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('-r wants the number of rounds.');

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pathshala-bench-')));
const peers = values.peers ? findPeers() : [];
const program = join(import.meta.dirname, 'content-host.js');
const host = await startContentHost({ program, posts });
const smallHost = await startContentHost({ program, posts: smallSitePosts });
try {
  const results = [];
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`);
    const place = join(folder, String(round));
    results.push(await runRound({ host, smallHost, posts, folder: place, quick: values.quick, peers }));
  }
  const lines = summariseRounds(results);
  const machine = {
    node: process.version,
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    platform: process.platform,
  };
  process.stdout.write(`${writeTable({ lines, posts, rounds, machine })}\n`);
  process.stdout.write(`${JSON.stringify({ posts, rounds, machine, lines })}\n`);
} finally {
  host.stop();
  smallHost.stop();
  // Only now: building just after a large deletion is slower on some file systems.
  rmSync(folder, { recursive: true, force: true });
}
