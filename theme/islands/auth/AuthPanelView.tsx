import type { ReactNode } from 'react';
import type { AuthTexts } from './auth-state.ts';

interface AuthPanelViewProps {
  /** An `AuthScreen`; anything else shows the fallback text. */
  readonly screen: string;
  readonly idPrefix: string;
  readonly messages: AuthTexts;
  /** The screen itself; ignored when the screen is not known. */
  readonly children?: ReactNode;
}

/** Frame of the authentication panel: the screen's title, which names the dialog too, and the screen. */
export function AuthPanelView({ screen, idPrefix, messages, children }: AuthPanelViewProps) {
  const titles: Readonly<Record<string, string>> = {
    LOGIN: messages['login.title'],
    REGISTER: messages['register.title'],
    FORGOT_PASSWORD: messages['reset.title'],
  };
  const title = Object.hasOwn(titles, screen) ? titles[screen] : undefined;
  if (!title) return <p className="auth-panel">{messages['auth.unknown']}</p>;
  return (
    <div className="auth-panel">
      <div className="auth-panel__head">
        <h2 className="auth-panel__title" id={`${idPrefix}-title`} tabIndex={-1}>
          {title}
        </h2>
      </div>
      {children}
    </div>
  );
}
