import { browserEndpoints } from '../../config/contracts/browser-endpoints.ts';
import type { Endpoint } from '../../config/contracts/endpoint.ts';
import type { AnswerOf, BodyOf, QueryOf } from '../../config/contracts/endpoints.ts';
import type { UploadAnswer } from '../../config/contracts/portal.ts';
import type { RuntimeData } from '../../config/runtime-data.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { PortalRequest } from './request.ts';
import { type CallResult, failureOf, send } from './send.ts';
import { createTokenRefresher } from './token-refresh.ts';
import { type UploadProgress, uploadFile } from './upload.ts';

/** Name of a call that a browser makes. */
export type BrowserCall = keyof typeof browserEndpoints;

/** What a call takes: values for its path, and what it sends. */
export interface CallInput<Name extends BrowserCall> {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly payload?: BodyOf<Name> extends undefined ? QueryOf<Name> : BodyOf<Name>;
  /** Carries the token although the table does not ask for it. */
  readonly auth?: boolean;
}

/** The calls of both hosts that a browser makes. Nothing here rejects. */
export interface Portal {
  /** A call of the table of endpoints, typed by its name. An answer that is no object or list is a failure. */
  call<Name extends BrowserCall>(name: Name, input?: CallInput<Name>): Promise<CallResult<AnswerOf<Name>>>;
  /** Sends one file; gives its address. */
  upload(file: File, onProgress?: UploadProgress): Promise<CallResult<UploadAnswer>>;
  readonly request: PortalRequest;
}

interface PortalOptions {
  readonly data: RuntimeData;
  readonly session: SessionStore;
  /** Goes to an address; the page's own navigation unless told. */
  readonly navigate?: (href: string) => void;
}

/** Makes the client of one page. */
export function createPortal({ data, session, navigate = (href) => location.assign(href) }: PortalOptions): Portal {
  const headers = { apihost: data.apihost };
  const refreshToken = createTokenRefresher({ session, headers, url: `${data.portalHost}${data.refreshPath}` });

  let leaving = false;
  const goToLogin = (error: string): CallResult<never> => {
    const { pathname } = new URL(data.loginHref, location.href);
    if (!leaving && location.pathname !== pathname) {
      leaving = true;
      navigate(pathname);
    }
    return { ok: false, failure: { error, details: undefined } };
  };

  const sendWithToken = async (method: string, url: string, payload: unknown): Promise<CallResult<unknown>> => {
    const token = session.get()?.token;
    if (!token) return goToLogin('No auth token, redirecting to login.');
    const first = await send({ method, url, payload, headers: { ...headers, token } });
    if (first.ok || first.status !== 403) return first;
    const renewed = await refreshToken(token);
    const second = renewed ? await send({ method, url, payload, headers: { ...headers, token: renewed } }) : first;
    if (second.ok || second.status !== 403) return second;
    // Refused again with a fresh token: the session is worth nothing, and asking further would never end.
    if (renewed && session.get()?.token === renewed) session.logOut();
    return goToLogin('Error fetching new auth token.');
  };

  return {
    async call(name, { params = {}, payload, auth } = {}) {
      const endpoint: Endpoint<unknown, unknown> = browserEndpoints[name];
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
      const url = `${endpoint.host === 'api' ? data.apiHost : data.portalHost}${path}`;
      const result =
        auth || endpoint.authenticated
          ? await sendWithToken(endpoint.method, url, payload)
          : await send({ method: endpoint.method, url, payload, headers });
      return isStructure(result) ? (result as CallResult<AnswerOf<typeof name>>) : notAsAgreed();
    },
    upload: (file, onProgress) =>
      uploadFile({ url: `${data.portalHost}${browserEndpoints.uploadFile.path}`, headers, file, onProgress }),
    async request(method, path, payload, { auth = false } = {}) {
      if (!path.startsWith('/')) return failureOf(new Error('The path must begin with a slash.')).failure;
      const url = `${data.portalHost}${path}`;
      const result = auth ? await sendWithToken(method, url, payload) : await send({ method, url, payload, headers });
      return result.ok ? result.answer : result.failure;
    },
  };
}

const isStructure = (result: CallResult<unknown>) =>
  !result.ok || (typeof result.answer === 'object' && !!result.answer);

const notAsAgreed = () => failureOf(new Error('The answer is not what was agreed.'));
