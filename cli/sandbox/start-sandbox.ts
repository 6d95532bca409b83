import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { addApiHost } from './api-host.ts';
import { type ContentStore, createContentStore } from './content-store.ts';
import { createFaultSwitches, type FaultSwitches } from './faults.ts';
import { createHostApp } from './host-app.ts';
import type { HostEnv, HostName } from './host-env.ts';
import { createInbox, type Inbox } from './inbox.ts';
import type { ListForm } from './list-answers.ts';
import { createPortalAccounts } from './portal-accounts.ts';
import { addPortalHost } from './portal-host.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import { addIndexPage, addPortalPages } from './visitor-pages.ts';

export interface SandboxOptions {
  /** Address both hosts listen on. @default '127.0.0.1' */
  readonly host?: string;
  /** Port of the API host; 0 takes any free one. @default 0 */
  readonly port?: number;
  /** Port of the portal host; 0 takes any free one. @default 0 */
  readonly portalPort?: number;
  /** Number of generated posts beside the written ones. @default 0 */
  readonly posts?: number;
  /** Whether answers carry entity tags. @default true */
  readonly etags?: boolean;
  /** How lists answer. @default 'mixed' */
  readonly lists?: ListForm;
  /** Told of each request, one line. */
  readonly log?: (line: string) => void;
}

/** A running sandbox. */
export interface Sandbox {
  /** Without a slash at the end. */
  readonly apiUrl: string;
  readonly portalUrl: string;
  readonly faults: FaultSwitches;
  readonly requests: RequestLog;
  readonly inbox: Inbox;
  readonly content: ContentStore;
  /** Every token issued so far stops being valid; refreshing one still works. */
  expireTokens(): void;
  /** Ends both hosts and every connection, those that hang too. */
  close(): Promise<void>;
}

/**
 * Starts both hosts of the contract over HTTP, with bilingual sample content.
 * Rejects when a port is taken or the address cannot be listened on (a Node error with `code`).
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host = '127.0.0.1', port = 0, portalPort = 0, posts = 0, etags = true, lists = 'mixed', log } = options;
  let apiUrl = '';
  let portalUrl = '';
  const content = createContentStore({ posts, documentsAt: () => apiUrl });
  const inbox = createInbox();
  const faults = createFaultSwitches();
  const accounts = createPortalAccounts();
  const requests = createRequestLog(log);
  const closing = new AbortController();

  const createApp = (name: HostName) => {
    const app = createHostApp({ host: name, etags, faults, record: requests.record(name), closing: closing.signal });
    addIndexPage(app, { host: name, inboxUrl: () => `${portalUrl}/inbox` });
    return app;
  };
  const apiApp = createApp('api');
  addApiHost(apiApp, { content, inbox, lists });
  const portalApp = createApp('portal');
  addPortalHost(portalApp, { accounts, inbox });
  addPortalPages(portalApp, { inbox });

  const portal = await listen(portalApp, { host, port: portalPort });
  portalUrl = portal.url;
  const api = await listen(apiApp, { host, port }).catch(async (error: unknown) => {
    await closeServer(portal.server);
    throw error;
  });

  apiUrl = api.url;

  return {
    apiUrl,
    portalUrl,
    faults,
    requests: requests.log,
    inbox,
    content,
    expireTokens: accounts.expireTokens,
    async close() {
      closing.abort();
      await Promise.all([closeServer(api.server), closeServer(portal.server)]);
    },
  };
}

async function listen(
  app: Hono<HostEnv>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { server, url: `http://${name}:${address.port}` };
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
