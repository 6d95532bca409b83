import type { AuthScreen, AuthTexts } from '../../../theme/islands/auth/auth-state.ts';
import type { CallResult } from '../../portal/send.ts';
import type { Services } from '../../services.ts';

/** What every screen of the panel works with. */
export interface ScreenProps {
  readonly idPrefix: string;
  readonly loginHref: string;
  readonly messages: AuthTexts;
  readonly services: Services;
  switchTo(screen: AuthScreen): void;
}

/**
 * Says by snackbar what the server said of a failure (specification, section 8): its message, its code as the title.
 * An answer that went well but does not say what it should counts as a failure without words.
 */
export function tellServerFailure({ messages, services }: ScreenProps, result: CallResult<unknown>): void {
  const details = result.ok ? (result.answer as { message?: unknown; code?: unknown }) : result.failure.details;
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  services.notices.snackbar({
    title: text(details?.code) ?? messages['register.failedTitle'],
    description: text(details?.message) ?? messages['register.failed'],
    color: 'danger',
  });
}

/** True for what the portal uses as an id. */
export function isId(value: unknown): value is string {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
