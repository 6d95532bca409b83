import { useId } from 'react';
import type { SiteModel } from '../../config/page-model.ts';
import { AuthPanelView } from './auth/AuthPanelView.tsx';
import { type AuthScreen, type AuthTexts, screenHref } from './auth/auth-state.ts';
import { LoginView } from './auth/LoginView.tsx';
import { PasswordLoginView } from './auth/PasswordLoginView.tsx';
import { IslandRoot } from './IslandRoot.tsx';
import type { TextsOf } from './island-state.ts';
import { WaysToReach } from './WaysToReach.tsx';

/** What the authentication panel is told in the browser. */
export interface AuthIslandProps {
  readonly idPrefix: string;
  readonly initialScreen: AuthScreen;
  /** The panel stands in a dialog, which closes once the visitor is logged in. */
  readonly inDialog: boolean;
  readonly loginHref: string;
}

interface Props {
  readonly site: SiteModel;
  readonly messages: AuthTexts & TextsOf<'form'>;
  readonly initialScreen: AuthScreen;
}

/** The authentication panel in a page. Only the login screen is drawn at build; the others need script anyway. */
export function AuthIsland({ site, messages, initialScreen }: Props) {
  const idPrefix = `auth${useId()}`;
  const loginHref = site.hrefs.login;
  const props: AuthIslandProps = { idPrefix, initialScreen, inDialog: false, loginHref };
  return (
    <IslandRoot
      name="auth"
      load="intent"
      props={{ ...props }}
      fallback={<WaysToReach site={site} messages={messages} />}
    >
      {initialScreen === 'LOGIN' ? (
        <AuthPanelView screen="LOGIN" idPrefix={idPrefix} messages={messages}>
          <LoginView
            idPrefix={idPrefix}
            method="password"
            messages={messages}
            registerHref={screenHref(loginHref, 'REGISTER')}
          >
            <PasswordLoginView
              idPrefix={idPrefix}
              busy={false}
              passwordShown={false}
              errors={{}}
              messages={messages}
              forgotHref={screenHref(loginHref, 'FORGOT_PASSWORD')}
            />
          </LoginView>
        </AuthPanelView>
      ) : null}
    </IslandRoot>
  );
}
