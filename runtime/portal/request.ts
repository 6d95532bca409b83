/** Calls the portal host: resolves to the answer, or to what went wrong, and never rejects (contract, section 5). */
export type PortalRequest = (
  method: string,
  /** Path on the portal host, with its leading slash. */
  path: string,
  /** Query of a GET, JSON body of anything else. */
  payload?: unknown,
  /** `auth`: carries the token, which is renewed once when the portal refuses it. */
  options?: { readonly auth?: boolean },
) => Promise<unknown>;

declare global {
  interface Window {
    /** For themes and scripts of the site (contract, section 5). */
    pathshala?: { readonly portal: { readonly request: PortalRequest } };
  }
}
