import type { TextsOf } from '../island-state.ts';

/** Screens of the authentication panel (specification, section 2). */
export type AuthScreen = 'LOGIN' | 'REGISTER' | 'FORGOT_PASSWORD';

/** Texts the panel speaks from. */
export type AuthTexts = TextsOf<'auth' | 'login' | 'logout' | 'otp' | 'register' | 'reset'>;

/** How a visitor logs in. */
export type LoginMethod = 'password' | 'otp';

/** Address that leads to a screen of the login page, so that a link to it is a real link. */
export function screenHref(loginHref: string, screen: AuthScreen): string {
  return screen === 'LOGIN' ? loginHref : `${loginHref}#${screen.toLowerCase().replace('_', '-')}`;
}
