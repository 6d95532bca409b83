import { siteError } from '../errors/site-error.ts';

/** Turns a port that is taken or forbidden into a failure people understand; gives anything else back as it is. */
export function explainListenFailure(error: unknown, address: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return siteError('PORT_UNAVAILABLE', { address, reason: 'it is taken' }, error);
  if (code === 'EACCES') return siteError('PORT_UNAVAILABLE', { address, reason: 'it is not permitted' }, error);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return siteError('PORT_UNAVAILABLE', { address, reason: 'this machine has no such address' }, error);
  }
  return error;
}
