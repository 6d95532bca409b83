import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ContentState, pageEntries, writePost, writeSettings } from './bench-content.ts';

/** The content host, in a process of its own. Its parent sends it states, and hears the port and what was taken on. */

export interface HostState extends ContentState {
  /** Answers carry entity tags, and 304 is given to who knows them. */
  readonly etags: boolean;
}

interface Answer {
  readonly body: Buffer;
  readonly etag: string;
}

let state: HostState = { posts: Number(process.argv[2] ?? 0), menuEdition: 1, etags: true };
let answers = new Map<string, Answer>();

const server = createServer((request, response) => {
  const key = request.url ?? '/';
  const answer = answers.get(key) ?? makeAnswer(key);
  answers.set(key, answer);
  send(request, response, answer);
});

function makeAnswer(key: string): Answer {
  const body = Buffer.from(JSON.stringify(makeContent(new URL(key, 'http://host'))));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}

function makeContent({ pathname, searchParams }: URL): unknown {
  switch (pathname) {
    case '/api/s/settings/website':
      return writeSettings(state);
    case '/api/s/settings/dynamic-page-uri':
      return pageEntries;
    case '/api/s/blogpost':
      return listPosts(Number(searchParams.get('limit') ?? 500), Number(searchParams.get('page') ?? 1));
    default:
      return [];
  }
}

function listPosts(limit: number, page: number): object {
  const first = (page - 1) * limit;
  const count = Math.max(0, Math.min(limit, state.posts - first));
  return { data: Array.from({ length: count }, (_, index) => writePost(first + index, state)), total: state.posts };
}

function send(request: IncomingMessage, response: ServerResponse, { body, etag }: Answer): void {
  const headers = { 'content-type': 'application/json', ...(state.etags ? { etag } : {}) };
  if (state.etags && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
}

process.on('message', (next: HostState) => {
  state = next;
  // Only a change of the content makes new answers; they are ready before the clock of a case starts.
  answers = new Map([...answers.keys()].map((key) => [key, makeAnswer(key)]));
  process.send?.('ready');
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
