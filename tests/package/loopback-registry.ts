import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../support/root.ts';

const run = promisify(execFile);

/** A package registry on loopback that offers what this checkout has installed, so that an install needs no network. */
export async function startLoopbackRegistry(): Promise<{ readonly url: string; close(): Promise<void> }> {
  let url = '';
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://registry').pathname);
    const isTarball = path.startsWith('/-/tarball/');
    const name = path.replace(/^\/(-\/tarball\/)?/, '');
    const folder = join(root, 'node_modules', name);
    if (!existsSync(join(folder, 'package.json'))) {
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"error":"not found"}');
      return;
    }
    if (isTarball) response.end(await packFolder(folder));
    else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(describePackage(name, folder, url)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function packFolder(folder: string): Promise<Buffer> {
  const args = ['-czf', '-', '-C', folder, '--exclude=./node_modules', '--transform', 's,^\\.,package,', '.'];
  const { stdout } = await run('tar', args, { encoding: 'buffer', maxBuffer: 256 * 1024 * 1024 });
  return stdout;
}

/** The one version there is; packages for other machines, which are not installed, are not promised. */
function describePackage(name: string, folder: string, url: string): object {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const optional = Object.entries(manifest.optionalDependencies ?? {}).filter(([dependency]) =>
    existsSync(join(root, 'node_modules', dependency)),
  );
  const version = {
    ...manifest,
    optionalDependencies: Object.fromEntries(optional),
    dist: { tarball: `${url}/-/tarball/${name}` },
  };
  return { name, 'dist-tags': { latest: manifest.version }, versions: { [manifest.version]: version } };
}
