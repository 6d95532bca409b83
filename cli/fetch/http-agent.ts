import { get as getPlain, type IncomingMessage, Agent as PlainAgent } from 'node:http';
import { get as getSecure, Agent as SecureAgent } from 'node:https';

/**
 * Connections of one run, kept open between calls. Node's own client and no library: it is there at once, and reads
 * long bodies in less than half of the time.
 */
export interface HttpAgent {
  /** Sends a GET. Resolves with the headers; rejects with Node's error, or when `signal` is aborted. */
  get(url: URL, options: RequestOptions): Promise<IncomingMessage>;
  /** Closes all connections, those in use too. */
  destroy(): void;
}
interface RequestOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Opens none yet; `connections` is the bound for each origin. */
export function openHttpAgent({ connections }: { readonly connections: number }): HttpAgent {
  const plain = new PlainAgent({ keepAlive: true, maxSockets: connections });
  const secure = new SecureAgent({ keepAlive: true, maxSockets: connections });
  return {
    get(url, { headers, signal }) {
      return new Promise((resolve, reject) => {
        const call =
          url.protocol === 'https:'
            ? getSecure(url, { agent: secure, headers, signal }, resolve)
            : getPlain(url, { agent: plain, headers, signal }, resolve);
        // Stays when the headers are there: what breaks later is told by the body, and must not end the process.
        call.on('error', reject);
      });
    },
    destroy() {
      plain.destroy();
      secure.destroy();
    },
  };
}
