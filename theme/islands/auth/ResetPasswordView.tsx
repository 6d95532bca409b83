import { FieldView } from '../FieldView.tsx';
import type { FieldErrors, FormHandlers } from '../island-state.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import type { AuthTexts } from './auth-state.ts';
import { OtpField } from './OtpField.tsx';
import { PasswordField } from './PasswordField.tsx';

interface ResetPasswordViewProps {
  readonly idPrefix: string;
  readonly step: 1 | 2 | 3;
  readonly busy: boolean;
  readonly passwordsShown: boolean;
  readonly nameErrors: FieldErrors;
  readonly errors: FieldErrors;
  readonly messages: AuthTexts;
  readonly nameHandlers: FormHandlers;
  readonly handlers: FormHandlers;
  readonly onTogglePasswords: () => void;
  readonly onBack: () => void;
  readonly onRegister: () => void;
}

/** Screen FORGOT_PASSWORD ("Reset Password"): who; code and new password; done. */
export function ResetPasswordView(props: ResetPasswordViewProps) {
  const { idPrefix, step, busy, nameErrors, messages } = props;
  return (
    <>
      {step === 1 ? (
        <form className="form" method="dialog" noValidate {...props.nameHandlers}>
          <FieldView
            idPrefix={idPrefix}
            error={nameErrors.username}
            spec={{
              name: 'username',
              label: messages['login.username'],
              type: 'text',
              required: true,
              autoComplete: 'username',
            }}
          />
          <div className="form__actions">
            <SubmitButton label={messages['otp.send']} busy={busy} />
          </div>
        </form>
      ) : null}
      {step === 2 ? <NewPasswordForm {...props} /> : null}
      {step === 3 ? (
        <div className="auth-panel__success" role="status">
          <p id={`${idPrefix}-done`} tabIndex={-1}>
            {messages['reset.done']}
          </p>
        </div>
      ) : null}
      <p className="auth-panel__switch">
        <button type="button" className="button button--ghost" disabled={busy} onClick={props.onBack}>
          {messages['reset.back']}
        </button>
        <button type="button" className="button button--link" disabled={busy} onClick={props.onRegister}>
          {messages['reset.register']}
        </button>
      </p>
    </>
  );
}

function NewPasswordForm(props: ResetPasswordViewProps) {
  const { idPrefix, busy, passwordsShown, errors, messages } = props;
  const passwords = [
    ['newPassword', messages['reset.newPassword']],
    ['confirmPassword', messages['reset.confirmPassword']],
  ] as const;
  return (
    <form className="form" method="dialog" noValidate {...props.handlers}>
      <OtpField idPrefix={idPrefix} label={messages['otp.label']} error={errors.otp} />
      {passwords.map(([name, label]) => (
        <PasswordField
          key={name}
          idPrefix={idPrefix}
          name={name}
          label={label}
          autoComplete="new-password"
          error={errors[name]}
          shown={passwordsShown}
          messages={messages}
          onToggle={props.onTogglePasswords}
        />
      ))}
      <div className="form__actions">
        <SubmitButton label={messages['reset.submit']} busy={busy} />
      </div>
    </form>
  );
}
