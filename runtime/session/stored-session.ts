import type { PortalUser } from '../../config/contracts/portal.ts';

/** A logged-in visitor. */
export interface Session {
  readonly user: PortalUser;
  readonly token: string;
}

/**
 * Reads the stored session (specification, section 3: "bears-storage"; contract, section 5: its form). Whatever is not
 * exactly a user and a token that may stand in a header counts as logged out.
 */
export function parseSession(text: string | null): Session | undefined {
  try {
    const { user, authToken } = JSON.parse(text ?? '').state;
    const plain = typeof user === 'object' && user && !Array.isArray(user);
    return plain && typeof authToken === 'string' && /^[!-~]+$/.test(authToken)
      ? { user, token: authToken }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The text to store; logging out leaves both values empty. */
export function formatSession(session: Session | undefined): string {
  return JSON.stringify({
    state: { user: session?.user ?? null, authToken: session?.token ?? null },
    version: 0,
  });
}
