import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

/** A server of the live release. */
export interface Preview {
  readonly url: string;
  close(): Promise<void>;
}

/** Hashed files never change; everything else is asked for anew each time. */
const cacheForever = 'public, max-age=31536000, immutable';
const cacheNever = 'no-cache';

/**
 * Serves a web root as a static host would: clean addresses, the compressed variants that stand beside the files, the
 * site's own 404 page, caching headers. Files are looked up on each request, so that a new release shows at once.
 */
export async function startPreview(options: {
  readonly root: string;
  readonly host: string;
  readonly port: number;
}): Promise<Preview> {
  const { root, host, port } = options;
  const serve = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', pathname.startsWith('/_assets/') ? cacheForever : cacheNever);
    },
    onNoMatch: (_request, response) => sendNotFound(root, response),
  });
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendNotFound(root: string, response: ServerResponse): void {
  let page = 'Not found';
  try {
    page = readFileSync(join(root, '404.html'), 'utf8');
  } catch {
    // A release without a 404 page still answers 404.
  }
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheNever });
  response.end(page);
}
