import { useEffect, useState } from 'react';
import { type LoginMethod, screenHref } from '../../../theme/islands/auth/auth-state.ts';
import { LoginView } from '../../../theme/islands/auth/LoginView.tsx';
import type { ScreenProps } from './auth-context.ts';
import { OtpLogin } from './OtpLogin.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';

/** Screen LOGIN: one of two ways. */
export function Login(props: ScreenProps) {
  const { idPrefix, loginHref, messages, switchTo } = props;
  const [method, setMethod] = useState<LoginMethod>('password');

  // The toggle may have been used before script was there.
  useEffect(() => {
    const chosen = document.querySelector<HTMLInputElement>(`input[name="${idPrefix}-method"]:checked`);
    if (chosen?.value === 'otp') setMethod('otp');
  }, [idPrefix]);

  return (
    <LoginView
      idPrefix={idPrefix}
      method={method}
      messages={messages}
      registerHref={screenHref(loginHref, 'REGISTER')}
      onMethod={setMethod}
      onRegister={() => switchTo('REGISTER')}
    >
      {method === 'password' ? <PasswordLogin {...props} /> : <OtpLogin {...props} />}
    </LoginView>
  );
}
