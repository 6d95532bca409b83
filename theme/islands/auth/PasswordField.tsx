import { FieldView } from '../FieldView.tsx';
import type { FieldError } from '../island-state.ts';
import type { AuthTexts } from './auth-state.ts';
import { PanelIcon } from './PanelIcon.tsx';

interface PasswordFieldProps {
  readonly idPrefix: string;
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error: FieldError | undefined;
  readonly shown: boolean;
  readonly messages: AuthTexts;
  readonly onToggle?: (() => void) | undefined;
}

/** A password with a button that shows it. */
export function PasswordField({
  idPrefix,
  name,
  label,
  autoComplete,
  error,
  shown,
  messages,
  onToggle,
}: PasswordFieldProps) {
  return (
    <FieldView
      idPrefix={idPrefix}
      error={error}
      spec={{ name, label, type: 'password', required: true, autoComplete }}
      inputType={shown ? 'text' : 'password'}
      affix={
        <button
          type="button"
          className="icon-button"
          aria-label={messages[shown ? 'login.hidePassword' : 'login.showPassword']}
          onClick={onToggle}
        >
          <PanelIcon name="eye" />
        </button>
      }
    />
  );
}
