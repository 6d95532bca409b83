import { FieldView } from '../FieldView.tsx';
import type { FieldErrors, FieldSpec, FormHandlers } from '../island-state.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import type { AuthTexts } from './auth-state.ts';
import { OtpField } from './OtpField.tsx';
import { addressFields } from './register-fields.ts';
import { StepperView } from './StepperView.tsx';

interface RegisterViewProps {
  readonly idPrefix: string;
  readonly step: 1 | 2 | 3;
  readonly busy: boolean;
  readonly fields: readonly FieldSpec[];
  readonly detailErrors: FieldErrors;
  readonly otpErrors: FieldErrors;
  /** Address of the chosen picture inside this page. */
  readonly photoHref: string | undefined;
  /** Share of the picture that has gone out, from 0 to 1, while it goes. */
  readonly uploadShare: number | undefined;
  readonly messages: AuthTexts;
  readonly detailHandlers: FormHandlers;
  readonly otpHandlers: FormHandlers;
  readonly onBack: () => void;
  readonly onLogin: () => void;
}

/** Screen REGISTER. The first step stays in the page, out of sight, so that everything is there on return. */
export function RegisterView(props: RegisterViewProps) {
  const { step, messages } = props;
  const steps = [messages['register.stepDetails'], messages['register.stepOtp'], messages['register.stepDone']];
  return (
    <>
      <StepperView steps={steps} current={step} />
      {step === 3 ? (
        <div className="auth-panel__success" role="status">
          <h3 id={`${props.idPrefix}-done`} tabIndex={-1}>
            {messages['register.stepDone']}
          </h3>
          <p>{messages['register.detailsSent']}</p>
          <button type="button" className="button button--primary" onClick={props.onLogin}>
            {messages['register.login']}
          </button>
        </div>
      ) : (
        <>
          <DetailsForm {...props} />
          {step === 2 ? <CodeForm {...props} /> : null}
          <p className="auth-panel__switch">
            <span>{messages['register.already']}</span>
            <button type="button" className="button button--link" onClick={props.onLogin}>
              {messages['register.logIn']}
            </button>
          </p>
        </>
      )}
    </>
  );
}

function DetailsForm(props: RegisterViewProps) {
  const { idPrefix, step, busy, fields, detailErrors, photoHref, messages } = props;
  return (
    <form className="form" method="dialog" noValidate hidden={step !== 1} {...props.detailHandlers}>
      <div className="form__grid">
        {fields.map((field) => (
          <FieldView key={field.name} spec={field} idPrefix={idPrefix} error={detailErrors[field.name]}>
            {field.type === 'file' && photoHref ? (
              <img className="upload__preview" src={photoHref} alt={messages['register.photoPreview']} />
            ) : null}
          </FieldView>
        ))}
      </div>
      <fieldset>
        <legend className="field__label">{messages['register.addressGroup']}</legend>
        <div className="form__grid">
          {addressFields(messages).map((field) => (
            <FieldView key={field.name} spec={field} idPrefix={idPrefix} error={detailErrors[field.name]} />
          ))}
        </div>
      </fieldset>
      <div className="form__actions">
        <SubmitButton label={messages['register.next']} busy={busy} />
      </div>
    </form>
  );
}

function CodeForm(props: RegisterViewProps) {
  const { idPrefix, busy, otpErrors, uploadShare, messages } = props;
  return (
    <form className="form" method="dialog" noValidate {...props.otpHandlers}>
      <OtpField idPrefix={idPrefix} label={messages['otp.label']} error={otpErrors.otp} />
      {uploadShare === undefined ? null : (
        <p className="form__note" role="status">
          <span>{messages['register.uploading']}</span>
          <progress className="upload__progress" aria-label={messages['register.uploading']} value={uploadShare} />
        </p>
      )}
      <div className="form__actions">
        <SubmitButton label={messages['register.submit']} busy={busy} />
        <button type="button" className="button button--ghost" disabled={busy} onClick={props.onBack}>
          {messages['register.back']}
        </button>
      </div>
    </form>
  );
}
