import { formatMessage } from '../../../config/messages/format-message.ts';
import { FieldView } from '../FieldView.tsx';
import type { FieldErrors, FormHandlers } from '../island-state.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import type { AuthTexts } from './auth-state.ts';
import { OtpField } from './OtpField.tsx';
import { PanelIcon } from './PanelIcon.tsx';

interface OtpLoginViewProps {
  readonly idPrefix: string;
  readonly step: 'mobile' | 'otp';
  readonly busy: boolean;
  /** The number the code went to. */
  readonly mobile: string;
  /** Until the code may be asked for again. */
  readonly secondsLeft: number;
  readonly mobileErrors: FieldErrors;
  readonly otpErrors: FieldErrors;
  readonly messages: AuthTexts;
  readonly mobileHandlers: FormHandlers;
  readonly otpHandlers: FormHandlers;
  readonly onResend: () => void;
  readonly onEdit: () => void;
}

/** Login by one-time code. The first step stays in the page, out of sight, so that the number is there on return. */
export function OtpLoginView(props: OtpLoginViewProps) {
  const { idPrefix, step, busy, mobile, secondsLeft, mobileErrors, otpErrors, messages } = props;
  return (
    <>
      <form className="form" method="dialog" noValidate hidden={step !== 'mobile'} {...props.mobileHandlers}>
        <FieldView
          idPrefix={idPrefix}
          error={mobileErrors.mobile}
          spec={{ name: 'mobile', label: messages['otp.mobile'], type: 'mobile', required: true }}
        />
        <div className="form__actions">
          <SubmitButton label={messages['otp.send']} busy={busy} />
        </div>
      </form>
      {step === 'otp' ? (
        <form className="form" method="dialog" noValidate {...props.otpHandlers}>
          <div className="otp-sent">
            <p className="form__note">{formatMessage(messages['otp.hint'], { mobile })}</p>
            <button type="button" className="icon-button" aria-label={messages['otp.edit']} onClick={props.onEdit}>
              <PanelIcon name="pen" />
            </button>
          </div>
          <OtpField idPrefix={idPrefix} label={messages['otp.label']} error={otpErrors.otp} />
          <div className="form__actions">
            <SubmitButton label={messages['otp.verify']} busy={busy} />
            <button
              type="button"
              className="button button--link"
              disabled={busy || secondsLeft > 0}
              onClick={props.onResend}
            >
              {messages['otp.resend']}
            </button>
            {secondsLeft > 0 ? (
              <span className="form__note">{formatMessage(messages['otp.resendIn'], { seconds: secondsLeft })}</span>
            ) : null}
          </div>
        </form>
      ) : null}
    </>
  );
}
