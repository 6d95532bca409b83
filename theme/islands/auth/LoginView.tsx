import type { ReactNode } from 'react';
import type { AuthTexts, LoginMethod } from './auth-state.ts';
import { PanelLink } from './PanelLink.tsx';

interface LoginViewProps {
  readonly idPrefix: string;
  readonly method: LoginMethod;
  readonly messages: AuthTexts;
  readonly registerHref: string;
  readonly onMethod?: (method: LoginMethod) => void;
  readonly onRegister?: () => void;
  /** The form of the chosen method. */
  readonly children: ReactNode;
}

/** Screen LOGIN: the toggle "Login With", the chosen form, the way to registration. */
export function LoginView({
  idPrefix,
  method,
  messages,
  registerHref,
  onMethod,
  onRegister,
  children,
}: LoginViewProps) {
  const choices: readonly (readonly [LoginMethod, string])[] = [
    ['password', messages['login.password']],
    ['otp', messages['login.otp']],
  ];
  return (
    <>
      <fieldset className="choice-group choice-group--segmented">
        <legend className="choice-group__legend">{messages['login.with']}</legend>
        {choices.map(([value, label]) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={`${idPrefix}-method`}
              value={value}
              defaultChecked={value === method}
              onChange={() => onMethod?.(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {children}
      <p className="auth-panel__switch">
        <PanelLink href={registerHref} label={messages['login.registerNow']} onFollow={onRegister} />
      </p>
    </>
  );
}
