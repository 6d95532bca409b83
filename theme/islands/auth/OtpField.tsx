import { limits } from '../../../config/limits.ts';
import type { FieldError } from '../island-state.ts';

interface OtpFieldProps {
  readonly idPrefix: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: FieldError | undefined;
}

/**
 * The one-time code: one field that looks like four boxes. No `maxlength`, because a browser would cut a pasted
 * sentence before its code could be found.
 */
export function OtpField({ idPrefix, label, hint, error }: OtpFieldProps) {
  const id = `${idPrefix}-otp`;
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className="field form__wide">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="otp-field">
        <input
          id={id}
          name="otp"
          className="otp-field__input"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          size={limits.otpDigits}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
      </div>
      {hint ? (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <p className="field__error" id={`${id}-error`} data-out-of-sight={error && !error.inSight ? '' : undefined}>
        {error?.text}
      </p>
    </div>
  );
}
