import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { syncPath } from './disk-files.ts';

/** Up to this many files and folders are synced one by one; beyond that one sync of the file system is quicker. */
const fewEntries = 64;

/**
 * Makes a staged folder durable: every folder's entries and the contents of every new file. Files that were taken over
 * from the live release have been durable since it was published. Fails when the disk does.
 */
export async function makeDurable(folder: string, newFiles: ReadonlySet<string>): Promise<void> {
  const folders = listFolders(folder);
  if (folders.length + newFiles.size > fewEntries && (await syncFileSystem(folder))) return;
  for (const path of newFiles) syncPath(join(folder, path));
  for (const path of folders) syncPath(path);
}

/** Syncs the whole file system a folder lies on; false where that cannot be done or did not go well. */
async function syncFileSystem(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  try {
    await promisify(execFile)('sync', ['-f', folder]);
    return true;
  } catch {
    return false;
  }
}

/** The folder and all folders below it, the deepest first. */
function listFolders(folder: string): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) found.push(...listFolders(join(folder, entry.name)));
  }
  return [...found, folder];
}
