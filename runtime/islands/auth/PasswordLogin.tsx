import { useState } from 'react';
import { screenHref } from '../../../theme/islands/auth/auth-state.ts';
import { PasswordLoginView } from '../../../theme/islands/auth/PasswordLoginView.tsx';
import { readValues, toNumberText } from '../../forms/form-values.ts';
import { useForm } from '../../forms/use-form.ts';
import type { ScreenProps } from './auth-context.ts';
import { completeLogIn } from './log-in.ts';

/** Login by password (specification, sections 5 and 8). */
export function PasswordLogin({ idPrefix, loginHref, messages, services, switchTo }: ScreenProps) {
  const { notices, portal, session } = services;
  const [passwordShown, setPasswordShown] = useState(false);
  const required: Readonly<Record<string, string>> = {
    username: messages['login.usernameRequired'],
    password: messages['login.passwordRequired'],
  };

  const { errors, phase, handlers } = useForm({
    fields: ['username', 'password'],
    checkOn: 'submit',
    check: (name, form) => (readValues(form)[name] ? undefined : required[name]),
    onInvalid: () =>
      notices.snackbar({
        title: messages['login.requiredTitle'],
        description: messages['login.required'],
        color: 'danger',
      }),
    send: async ({ form, values }) => {
      const { epoch } = session;
      const payload = { username: toNumberText(values.username), password: values.password ?? '' };
      const result = await notices.whileLoading(portal.call('signIn', { payload }));
      const outcome = completeLogIn({ session, result, epoch });
      if (outcome === 'in') {
        form.reset();
        notices.snackbar({ description: messages['login.success'], color: 'success' });
      } else if (outcome === 'refused' && !result.ok && result.status) {
        notices.snackbar({
          title: messages['login.invalidTitle'],
          description: messages['login.invalid'],
          color: 'danger',
        });
      } else if (outcome === 'refused') {
        notices.snackbar({ description: messages['login.error'], color: 'danger' });
      }
    },
  });
  return (
    <PasswordLoginView
      idPrefix={idPrefix}
      busy={phase !== 'idle'}
      passwordShown={passwordShown}
      errors={errors}
      messages={messages}
      forgotHref={screenHref(loginHref, 'FORGOT_PASSWORD')}
      handlers={handlers}
      onTogglePassword={() => setPasswordShown(!passwordShown)}
      onForgot={() => switchTo('FORGOT_PASSWORD')}
    />
  );
}
