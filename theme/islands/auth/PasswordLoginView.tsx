import { FieldView } from '../FieldView.tsx';
import type { FieldErrors, FormHandlers } from '../island-state.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import type { AuthTexts } from './auth-state.ts';
import { PanelLink } from './PanelLink.tsx';
import { PasswordField } from './PasswordField.tsx';

interface PasswordLoginViewProps {
  readonly idPrefix: string;
  readonly busy: boolean;
  readonly passwordShown: boolean;
  readonly errors: FieldErrors;
  readonly messages: AuthTexts;
  readonly forgotHref: string;
  readonly handlers?: FormHandlers;
  readonly onTogglePassword?: () => void;
  readonly onForgot?: () => void;
}

/** Login by username and password. */
export function PasswordLoginView(props: PasswordLoginViewProps) {
  const { idPrefix, busy, passwordShown, errors, messages, forgotHref, handlers, onTogglePassword, onForgot } = props;
  return (
    <form className="form" method="dialog" noValidate {...handlers}>
      <FieldView
        idPrefix={idPrefix}
        error={errors.username}
        spec={{
          name: 'username',
          label: messages['login.username'],
          type: 'text',
          required: true,
          autoComplete: 'username',
        }}
      />
      <PasswordField
        idPrefix={idPrefix}
        name="password"
        label={messages['login.password']}
        autoComplete="current-password"
        error={errors.password}
        shown={passwordShown}
        messages={messages}
        onToggle={onTogglePassword}
      />
      <div className="form__actions">
        <SubmitButton label={messages['login.submit']} busy={busy} />
        <PanelLink href={forgotHref} label={messages['login.forgot']} onFollow={onForgot} />
      </div>
    </form>
  );
}
