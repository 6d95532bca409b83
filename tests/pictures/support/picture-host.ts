import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the host has at a path: bytes with headers, or an answer of its own making. */
export type PictureAnswer =
  | { readonly body: Buffer | string; readonly status?: number; readonly headers?: Readonly<Record<string, string>> }
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** A host that is asked for pictures. */
export interface PictureHost {
  readonly origin: string;
  /** What it has, by path; change it freely. */
  readonly files: Map<string, PictureAnswer>;
  /** Calls since the last `forget`, in their order. */
  readonly calls: { readonly path: string; readonly headers: IncomingMessage['headers']; readonly status: number }[];
  forget(): void;
  close(): Promise<void>;
}

/** Starts a host on loopback. Answers 304 where an `if-none-match` names the `etag` among a file's headers. */
export async function startPictureHost(): Promise<PictureHost> {
  const files: PictureHost['files'] = new Map();
  const calls: PictureHost['calls'][number][] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    response.on('close', () => calls.push({ path, headers: request.headers, status: response.statusCode }));
    const file = files.get(path);
    if (typeof file === 'function') return file(request, response);
    if (!file) return response.writeHead(404).end();
    const { body, status = 200, headers = {} } = file;
    if (headers.etag !== undefined && request.headers['if-none-match'] === headers.etag) {
      return response.writeHead(304, headers).end();
    }
    return response.writeHead(status, { 'content-type': 'image/jpeg', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    files,
    calls,
    forget: () => calls.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
