import type { MiddlewareHandler } from 'hono';
import type { HostEnv, HostName } from './host-env.ts';

/** One request as it arrived. */
export interface LoggedRequest {
  readonly host: HostName;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What was asked of the sandbox, oldest first; the oldest goes when there are too many. */
export interface RequestLog {
  readonly entries: readonly LoggedRequest[];
  /** Requests for one path. */
  to(path: string): readonly LoggedRequest[];
  clear(): void;
}

const keptRequests = 5000;

/** Makes an empty log and the middleware that fills it. */
export function createRequestLog(print?: (line: string) => void): {
  readonly log: RequestLog;
  readonly record: (host: HostName) => MiddlewareHandler<HostEnv>;
} {
  const entries: LoggedRequest[] = [];
  const log: RequestLog = {
    entries,
    to: (path) => entries.filter((entry) => entry.path === path),
    clear() {
      entries.length = 0;
    },
  };
  const record = (host: HostName): MiddlewareHandler<HostEnv> => {
    return async (context, next) => {
      const { method, path } = context.req;
      entries.push({ host, method, path, query: context.req.query(), headers: context.req.header() });
      if (entries.length > keptRequests) entries.shift();
      await next();
      print?.(`${host} ${method} ${path} ${context.res.status}`);
    };
  };
  return { log, record };
}
