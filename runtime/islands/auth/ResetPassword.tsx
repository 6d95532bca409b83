import { useRef, useState } from 'react';
import { formatMessage } from '../../../config/messages/format-message.ts';
import { resetRules } from '../../../config/registration-rules.ts';
import { ResetPasswordView } from '../../../theme/islands/auth/ResetPasswordView.tsx';
import { readValues, toNumberText } from '../../forms/form-values.ts';
import { useForm } from '../../forms/use-form.ts';
import { isId, type ScreenProps, tellServerFailure } from './auth-context.ts';
import { useOtpField } from './use-otp-field.ts';
import { useStepFocus } from './use-step-focus.ts';

/** Password reset in three steps (specification, sections 2, 4 and 5); failures look like failures (contract, section 7). */
export function ResetPassword(props: ScreenProps) {
  const { idPrefix, messages, services, switchTo } = props;
  const { notices, portal } = services;
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [passwordsShown, setPasswordsShown] = useState(false);
  const requestId = useRef('');
  useStepFocus(idPrefix, step);
  const wrapOtp = useOtpField({ idPrefix, active: step === 2 });

  const nameForm = useForm({
    fields: ['username'],
    checkOn: 'submit',
    check: (_, form) => (readValues(form).username ? undefined : messages['login.usernameRequired']),
    send: async ({ values }) => {
      const payload = { username: toNumberText(values.username) };
      const result = await notices.whileLoading(portal.call('sendResetOtp', { payload }));
      if (!result.ok || !isId(result.answer.id)) {
        tellServerFailure(props, result);
        return;
      }
      requestId.current = result.answer.id;
      notices.snackbar({ description: messages['reset.sent'], color: 'success' });
      setStep(2);
    },
  });

  const passwordForm = useForm({
    fields: ['otp', 'newPassword', 'confirmPassword'],
    checkOn: 'submit',
    check: (name, form) => {
      const problem = resetRules[name]?.(readValues(form)[name] ?? '');
      return problem && formatMessage(messages[problem.key], problem.values ?? {});
    },
    send: async ({ form, values }) => {
      const { otp = '', newPassword = '', confirmPassword = '' } = values;
      if (newPassword !== confirmPassword) {
        notices.snackbar({
          title: messages['reset.mismatchTitle'],
          description: messages['reset.mismatch'],
          color: 'danger',
        });
        form.querySelector<HTMLInputElement>('[name="confirmPassword"]')?.focus();
        return;
      }
      const payload = { newPassword, confirmPassword, id: requestId.current, otp };
      const result = await notices.whileLoading(portal.call('resetPassword', { payload }));
      if (!result.ok || result.answer.done !== true) {
        tellServerFailure(props, result);
        return;
      }
      setStep(3);
      notices.snackbar({ description: messages['reset.success'], color: 'success' });
    },
  });

  return (
    <ResetPasswordView
      idPrefix={idPrefix}
      step={step}
      busy={nameForm.phase !== 'idle' || passwordForm.phase !== 'idle'}
      passwordsShown={passwordsShown}
      nameErrors={nameForm.errors}
      errors={passwordForm.errors}
      messages={messages}
      nameHandlers={nameForm.handlers}
      handlers={wrapOtp(passwordForm.handlers)}
      onTogglePasswords={() => setPasswordsShown(!passwordsShown)}
      onBack={() => switchTo('LOGIN')}
      onRegister={() => switchTo('REGISTER')}
    />
  );
}
