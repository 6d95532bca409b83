/** How calls are described; the tables of calls are made with these. */

/** One call of one host. `Query` and `Body` are what is sent, `Answer` what comes back when it goes well. */
export interface Endpoint<Query = undefined, Body = undefined, Answer = unknown> {
  readonly host: 'api' | 'portal';
  readonly method: 'GET' | 'POST';
  /** Path; `{name}` stands for a value. */
  readonly path: string;
  /** Needs the `token` header. */
  readonly authenticated?: boolean;
  /** Carries the types; never there at run time. */
  readonly types?: { readonly query: Query; readonly body: Body; readonly answer: Answer };
}

/** A call that reads. */
export const get = <Query, Answer>(host: 'api' | 'portal', path: string): Endpoint<Query, undefined, Answer> => ({
  host,
  method: 'GET',
  path,
});
/** A call that sends. */
export const post = <Body, Answer>(
  host: 'api' | 'portal',
  path: string,
  { authenticated = false } = {},
): Endpoint<undefined, Body, Answer> => ({ host, method: 'POST', path, ...(authenticated ? { authenticated } : {}) });
