import { type ErrorCode, errorCatalogue, type Facts } from './error-catalogue.ts';

/** An expected failure: the operator's, the CMS's or the disk's, never ours. Shown without a stack trace. */
export class SiteError extends Error {
  readonly code: ErrorCode;
  readonly hint: string;
  /** Address, file or key the failure is about. */
  readonly where: string | undefined;
  readonly exitCode: number;

  constructor(code: ErrorCode, facts: Facts, options?: { readonly cause?: unknown }) {
    const entry = errorCatalogue[code];
    super(entry.message(facts), options);
    this.name = 'SiteError';
    this.code = code;
    this.hint = entry.hint;
    this.where = (facts.url ?? facts.path ?? facts.out)?.toString();
    this.exitCode = entry.exitCode;
  }
}

/** Makes an expected failure from its code and the facts of the case. */
export function siteError(code: ErrorCode, facts: Facts = {}, cause?: unknown): SiteError {
  return new SiteError(code, facts, cause === undefined ? undefined : { cause });
}

/** Error numbers of a disk that refuses: full, read-only, no permission, broken. */
const diskCodes = new Set([
  'ENOSPC',
  'EROFS',
  'EACCES',
  'EPERM',
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ELOOP',
  'EXDEV',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'EEXIST',
  'ENOTEMPTY',
  'EFBIG',
  'EBUSY',
  'ETXTBSY',
  'ENOENT',
]);

const diskReasons: Readonly<Record<string, string>> = {
  ENOSPC: 'no space is left',
  EDQUOT: 'the quota is used up',
  EROFS: 'the file system is read-only',
  EACCES: 'permission is missing',
  EPERM: 'it is not permitted',
  EIO: 'an input/output error',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open on this machine',
};

/** Turns a failure of the file system into a `DISK_REFUSED`; gives anything else back as it is. */
export function asDiskError(error: unknown): unknown {
  if (error instanceof SiteError || !(error instanceof Error)) return error;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === undefined || !diskCodes.has(code)) return error;
  return siteError('DISK_REFUSED', { path: path ?? 'a file', reason: diskReasons[code] ?? message }, error);
}
