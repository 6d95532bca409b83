import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runRound } from './bench-cases.ts';
import { startContentHost } from './start-content-host.ts';
import { summariseRounds, writeTable } from './summarise-rounds.ts';

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
  },
});
const posts = Number(values.posts);
const rounds = Number(values.rounds);
if (!Number.isInteger(posts) || posts < 1) throw new RangeError('-n wants the number of posts.');
if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('-r wants the number of rounds.');

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pathshala-bench-')));
const host = await startContentHost({ program: join(import.meta.dirname, 'content-host.js'), posts });
try {
  const results = [];
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`);
    results.push(await runRound({ host, posts, folder: join(folder, String(round)), quick: values.quick }));
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
  // Only now: building just after a large deletion is slower on some file systems.
  rmSync(folder, { recursive: true, force: true });
}
