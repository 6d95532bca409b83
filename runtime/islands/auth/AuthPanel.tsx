import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AuthIslandProps } from '../../../theme/islands/AuthIsland.tsx';
import { AuthPanelView } from '../../../theme/islands/auth/AuthPanelView.tsx';
import type { AuthTexts } from '../../../theme/islands/auth/auth-state.ts';
import type { Services } from '../../services.ts';
import type { ScreenProps } from './auth-context.ts';
import { Login } from './Login.tsx';
import { Registration } from './Registration.tsx';
import { ResetPassword } from './ResetPassword.tsx';

/** How long the notice of a login may be read before the page goes home. */
const readingMs = 1200;

const screens: Readonly<Record<string, (props: ScreenProps) => React.ReactNode>> = {
  LOGIN: Login,
  REGISTER: Registration,
  FORGOT_PASSWORD: ResetPassword,
};

export interface AuthPanelProps extends AuthIslandProps {
  readonly messages: AuthTexts;
  readonly services: Services;
  /** Told how the panel is turned to a screen from outside. */
  onControl(show: (screen: string) => void): void;
}

/** The authentication panel: switches screens without changing the page (specification, section 2). */
export function AuthPanel({ idPrefix, initialScreen, loginHref, messages, services, onControl }: AuthPanelProps) {
  const { session, data } = services;
  const [shown, setShown] = useState({ screen: initialScreen as string, round: 0 });
  const loggedIn = !!useSyncExternalStore(session.subscribe, session.get, () => undefined);
  const [cameLoggedIn] = useState(() => !!session.get());
  const turned = useRef(false);

  const show = (screen: string) => {
    turned.current = true;
    setShown((now) => ({ screen, round: now.round + 1 }));
  };
  // Before the panel counts as ready, or whoever opens it would speak to nobody.
  useLayoutEffect(() => {
    // Opened again on the screen it shows, the panel keeps what was typed.
    onControl((screen) => setShown((now) => (now.screen === screen ? now : { screen, round: now.round + 1 })));
  }, [onControl]);

  useEffect(() => {
    if (!loggedIn || !/login|register/i.test(location.pathname)) return;
    // Someone who is already logged in goes home at once; someone who just did may read that first.
    const leaving = setTimeout(() => location.assign(data.homeHref), cameLoggedIn ? 0 : readingMs);
    return () => clearTimeout(leaving);
  }, [loggedIn, cameLoggedIn, data.homeHref]);

  // A new screen is announced by its title, which the focus goes to.
  useEffect(() => {
    if (turned.current && shown.round > 0) document.getElementById(`${idPrefix}-title`)?.focus();
  }, [shown, idPrefix]);

  const Screen = Object.hasOwn(screens, shown.screen) ? screens[shown.screen] : undefined;
  return (
    <AuthPanelView screen={shown.screen} idPrefix={idPrefix} messages={messages}>
      {loggedIn ? (
        <p role="status">{messages['login.already']}</p>
      ) : Screen ? (
        <Screen
          key={shown.round}
          idPrefix={idPrefix}
          loginHref={loginHref}
          messages={messages}
          services={services}
          switchTo={show}
        />
      ) : null}
    </AuthPanelView>
  );
}
