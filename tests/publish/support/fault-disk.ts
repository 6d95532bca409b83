import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Calls that change the disk or make a change durable. */
const mutatingCalls = [
  'openSync',
  'writeFileSync',
  'fsyncSync',
  'fchmodSync',
  'chmodSync',
  'mkdirSync',
  'linkSync',
  'symlinkSync',
  'copyFileSync',
  'renameSync',
  'rmSync',
] as const;

/**
 * Counts this process's mutating calls below a folder from now on, and does something of the caller's at each one
 * before it happens: throw, or kill. Gives the count and the way back to the true file system.
 */
export function interceptDisk(
  atCall: (call: { readonly n: number; readonly name: string; readonly args: unknown[] }) => void,
): {
  count(): number;
  restore(): void;
} {
  let n = 0;
  const originals = new Map<string, unknown>();
  const table = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const name of mutatingCalls) {
    const original = table[name];
    if (!original) continue;
    originals.set(name, original);
    table[name] = (...args) => {
      const changes = name !== 'openSync' || String(args[1]).includes('w');
      if (changes) atCall({ n: ++n, name, args });
      return original.apply(fs, args);
    };
  }
  syncBuiltinESMExports();
  return {
    count: () => n,
    restore: () => {
      Object.assign(fs, Object.fromEntries(originals));
      syncBuiltinESMExports();
    },
  };
}

/** An error as the file system throws it. */
export function diskError(code: string, name: string): Error {
  return Object.assign(new Error(`${code}: injected, ${name}`), { code, syscall: name });
}
