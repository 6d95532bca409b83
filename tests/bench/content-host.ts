import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ContentState, pageEntries, writePost, writeSettings } from './bench-content.ts';
import { type Answer, openAnswerShelf } from './keep-answers.ts';

/** The content host, in a process of its own. Its parent sends it states, and hears the port and what was taken on. */

export interface HostState extends ContentState {
  /** Answers carry entity tags, and 304 is given to who knows them. */
  readonly etags: boolean;
}

let state: HostState = { posts: Number(process.argv[2] ?? 0), menuEdition: 1, etags: true };
const shelf = openAnswerShelf(state.posts);

const server = createServer((request, response) => {
  const key = request.url ?? '/';
  send(request, response, shelf.find(key) ?? shelf.keep(key, makeBody(key)));
});

function makeBody(key: string): Buffer {
  return Buffer.from(JSON.stringify(makeContent(new URL(key, 'http://host'))));
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

function send(request: IncomingMessage, response: ServerResponse, { etag, read }: Answer): void {
  const headers = { 'content-type': 'application/json', ...(state.etags ? { etag } : {}) };
  if (state.etags && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = read();
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
}

process.on('message', (next: HostState) => {
  state = next;
  // Only a change of the content makes new answers; they are ready before the clock of a case starts.
  for (const key of shelf.keys()) shelf.keep(key, makeBody(key));
  process.send?.('ready');
});
process.on('disconnect', () => {
  shelf.close();
  process.exit(0);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
