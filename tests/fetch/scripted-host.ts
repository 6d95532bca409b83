import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer of a scripted host: full control over the bytes. `calls` counts calls of the same path, from 1. */
export type Answer = (facts: {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly calls: number;
}) => void;

export interface ScriptedHost {
  readonly origin: string;
  /** Path and query of every call, in order of arrival. */
  readonly requests: { readonly url: string; readonly headers: IncomingMessage['headers'] }[];
  /** Sets the answer of a path; `*` is for every path without its own. */
  on(path: string, answer: Answer): void;
  callsOf(path: string): number;
  close(): Promise<void>;
}

/** Starts a host on loopback that answers 404 until it is told otherwise. */
export async function startHost(): Promise<ScriptedHost> {
  const answers = new Map<string, Answer>();
  const counts = new Map<string, number>();
  const requests: ScriptedHost['requests'] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    requests.push({ url: request.url ?? '', headers: request.headers });
    const calls = (counts.get(url.pathname) ?? 0) + 1;
    counts.set(url.pathname, calls);
    const answer = answers.get(url.pathname) ?? answers.get('*');
    if (answer) answer({ request, response, url, calls });
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    on: (path, answer) => answers.set(path, answer),
    callsOf: (path) => counts.get(path) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers JSON. */
export function json(value: unknown, headers: Record<string, string> = {}): Answer {
  return ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  };
}

/** Answers bytes as they are. */
export function raw(body: string | Buffer, headers: Record<string, string> = {}): Answer {
  return ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);
  };
}

/** Answers a status without a body. */
export function status(code: number, headers: Record<string, string> = {}): Answer {
  return ({ response }) => {
    response.writeHead(code, headers).end();
  };
}

/** Answers the pages of a list as the contract says. */
export function pagesOf(records: readonly unknown[], { total = false } = {}): Answer {
  return ({ response, url }) => {
    const limit = Number(url.searchParams.get('limit'));
    const page = Number(url.searchParams.get('page'));
    const data = records.slice((page - 1) * limit, page * limit);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(total ? { data, total: records.length } : data));
  };
}
