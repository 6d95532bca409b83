import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteError } from '../errors/site-error.ts';

/**
 * Locks an output folder for this process and gives the function that unlocks it. Fails at once with OUTPUT_BUSY when
 * another process holds it. The lock is a listening socket named after the folder's device and inode, so the kernel
 * gives it back however the process ends, and two paths to one folder share one lock. It holds on one machine (on
 * Linux: in one network namespace); what lies beyond is caught when `current` is replaced.
 */
export async function lockOutput(
  out: string,
  platform: NodeJS.Platform = process.platform,
): Promise<() => Promise<void>> {
  const { dev, ino } = statSync(out, { bigint: true });
  const name = `pathshala-${dev}-${ino}`;
  const socketFile = join(tmpdir(), `${name}.sock`);
  // An abstract socket leaves no file behind; a leading NUL makes it one.
  const path = platform === 'linux' ? `\0${name}` : platform === 'win32' ? `\\\\.\\pipe\\${name}` : socketFile;

  const held = await tryListen(path);
  if (held) return held;
  if (path === socketFile && (await removeDeadSocket(socketFile))) {
    const second = await tryListen(path);
    if (second) return second;
  }
  throw siteError('OUTPUT_BUSY', { out });
}

/** Listens on the path; `undefined` when somebody does already. */
function tryListen(path: string): Promise<(() => Promise<void>) | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(error);
    });
    server.listen({ path }, () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}

/**
 * Removes a socket file that nobody listens on; true when it did. The file is moved aside before it is tried, so that
 * a socket which another process has made meanwhile is never the one that goes.
 */
async function removeDeadSocket(path: string): Promise<boolean> {
  if (await isAnswering(path)) return false;
  const aside = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(path, aside);
    if (await isAnswering(aside)) {
      renameSync(aside, path);
      return false;
    }
    rmSync(aside, { force: true });
    return true;
  } catch {
    return false;
  }
}

function isAnswering(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
