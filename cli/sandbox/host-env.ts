import type { HttpBindings } from '@hono/node-server';

/** The two hosts of the sandbox. */
export type HostName = 'api' | 'portal';

/** What a handler finds in its context. */
export interface HostEnv {
  Bindings: HttpBindings;
  Variables: {
    /** Whether answers carry entity tags. */
    etags: boolean;
    /** Set by a fault that changes the body: it needs the whole answer, uncompressed, and never a 304. */
    plainAnswer: boolean;
  };
}

/** Turns a contract path into a route: `{id}` becomes `:id`. */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
