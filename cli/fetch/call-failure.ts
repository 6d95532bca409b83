import { type SiteError, siteError } from '../errors/site-error.ts';

/** Facts of one failed try. */
export interface FailureFacts {
  readonly code: 'API_UNREACHABLE' | 'API_REFUSED' | 'API_BROKE_CONTRACT';
  /** Status of the answer; missing when there was none. */
  readonly status?: number | undefined;
  /** Plain words, without full stop. */
  readonly reason: string;
  /** Another try may go better. */
  readonly again: boolean;
  /** What Retry-After asked for, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
  /** More bytes than allowed. */
  readonly isTooLarge?: boolean;
}

/** One try that failed. Never leaves the stage: it is tried again, or becomes a `SiteError`. */
export class CallFailure extends Error {
  readonly facts: FailureFacts;

  constructor(facts: FailureFacts) {
    super(facts.reason);
    this.name = 'CallFailure';
    this.facts = facts;
  }
}

/** Says the failure as an operator reads it: method, address, status or "no response", reason. */
export function describeFailure(url: string, { code, status, reason, cause }: FailureFacts): SiteError {
  const answered = status === undefined ? 'no response' : `status ${status}`;
  return siteError(code, { method: 'GET', url, status, reason: `${answered}, ${reason}` }, cause);
}

/** Plain words for what Node, TLS and the HTTP client report by code. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the host name could not be looked up',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to the network of the host',
  ETIMEDOUT: 'no connection came about in time',
  ECONNRESET: 'the connection was closed before the answer was complete',
  EPIPE: 'the connection was closed before the answer was complete',
  ERR_STREAM_PREMATURE_CLOSE: 'the connection was closed before the answer was complete',
  HPE_HEADER_OVERFLOW: 'the headers of the answer are too large',
  CERT_HAS_EXPIRED: 'the TLS certificate of the host has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the TLS certificate belongs to another host name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the TLS certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the TLS certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the TLS certificate cannot be verified',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the TLS certificate cannot be verified',
};

/** Codes that stay as they are however often one asks. */
const lasting = /^(CERT_|ERR_TLS_|ERR_SSL_|ERR_INVALID|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HPE_HEADER_OVERFLOW)/;

/** Turns a failure of the connection into words; `status` is that of the answer that broke off. */
export function explainConnectionError(error: unknown, status: number | undefined): CallFailure {
  const code = codeOf(error);
  return new CallFailure({
    code: 'API_UNREACHABLE',
    status,
    reason: reasons[code] ?? explainUnknownCode(code),
    again: !lasting.test(code),
    cause: error,
  });
}

function explainUnknownCode(code: string): string {
  if (/^(CERT_|ERR_TLS_|ERR_SSL_|EPROTO|UNABLE_TO_)/.test(code))
    return `no secure connection (TLS) came about: ${code}`;
  if (code.startsWith('HPE_')) return `the answer is no valid HTTP: ${code}`;
  return `the connection failed: ${code}`;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // A host with several addresses fails with one error each, under a wrapper.
  const first = error instanceof AggregateError ? error.errors[0] : undefined;
  return ((first ?? error) as NodeJS.ErrnoException).code ?? 'unknown';
}
