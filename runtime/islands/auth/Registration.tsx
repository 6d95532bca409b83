import { useRef, useState } from 'react';
import { formatMessage } from '../../../config/messages/format-message.ts';
import { registrationOtpRule, registrationRules } from '../../../config/registration-rules.ts';
import { RegisterView } from '../../../theme/islands/auth/RegisterView.tsx';
import { registerFields } from '../../../theme/islands/auth/register-fields.ts';
import type { FormHandlers } from '../../../theme/islands/island-state.ts';
import { type FormValues, fileOf, readValues, toNumberText } from '../../forms/form-values.ts';
import { useForm } from '../../forms/use-form.ts';
import { isId, type ScreenProps, tellServerFailure } from './auth-context.ts';
import { makeStrongPassword } from './strong-password.ts';
import { toStudent } from './student-payload.ts';
import { useLookups } from './use-lookups.ts';
import { useOtpField } from './use-otp-field.ts';
import { checkPhoto, usePhoto } from './use-photo.ts';
import { useStepFocus } from './use-step-focus.ts';

/** What the first step leaves to the second. */
interface Details {
  readonly id: string;
  readonly values: FormValues;
  readonly file: File;
}

/** Registration in three steps (specification, sections 2, 4 and 5). */
export function Registration(props: ScreenProps) {
  const { idPrefix, messages, services, switchTo } = props;
  const { notices, portal, data } = services;
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const details = useRef<Details>(undefined);
  const lookups = useLookups(portal);
  const photo = usePhoto(portal);
  useStepFocus(idPrefix, step);
  const wrapOtp = useOtpField({ idPrefix, active: step === 2 });

  const detailForm = useForm({
    fields: Object.keys(registrationRules),
    checkOn: 'submit',
    check: (name, form) => {
      const problem = registrationRules[name]?.(readValues(form)[name] ?? '');
      if (problem) return formatMessage(messages[problem.key], problem.values ?? {});
      const file = name === 'personalImg' ? fileOf(form, name) : undefined;
      return file && checkPhoto(file, messages);
    },
    send: async ({ form, values }) => {
      const file = fileOf(form, 'personalImg');
      const payload = { mobile: toNumberText(values.mobile) };
      const result = await notices.whileLoading(portal.call('sendSignUpOtp', { payload }));
      if (!file || !result.ok || result.answer.sent !== true || !isId(result.answer.id)) {
        tellServerFailure(props, result);
        return;
      }
      details.current = { id: result.answer.id, values, file };
      notices.snackbar({ title: messages['otp.sentTitle'], description: messages['otp.sent'], color: 'success' });
      setStep(2);
    },
  });

  const register = async (otp: string, { id, values, file }: Details) => {
    const upload = await photo.upload(file);
    if (!upload.ok) {
      notices.snackbar({
        title: messages['register.uploadFailed'],
        description: upload.failure.details?.message ?? upload.failure.error,
        color: 'danger',
      });
      return;
    }
    const session = (await lookups.findSession()) ?? data.identifiers.session;
    const student = toStudent({ values, personalImg: upload.answer.url, session, data });
    const payload = { id, otp, password: makeStrongPassword(), username: student.mobile, student };
    const result = await notices.whileLoading(portal.call('registerStudent', { payload }));
    if (!result.ok || typeof result.answer.token !== 'string' || !result.answer.token) {
      tellServerFailure(props, result);
      return;
    }
    details.current = undefined;
    photo.preview(undefined);
    setStep(3);
    notices.snackbar({
      title: messages['register.successTitle'],
      description: messages['register.success'],
      color: 'success',
    });
  };

  const otpForm = useForm({
    fields: ['otp'],
    checkOn: 'submit',
    check: (_, form) => {
      const problem = registrationOtpRule(readValues(form).otp ?? '');
      return problem && formatMessage(messages[problem.key], problem.values ?? {});
    },
    send: async ({ values }) => {
      if (details.current) await register(values.otp ?? '', details.current);
    },
  });

  const followChoices = (handlers: FormHandlers): FormHandlers => ({
    ...handlers,
    onInput: (event) => {
      const { name, value } = event.target as HTMLInputElement;
      if (name === 'course') lookups.chooseCourse(value);
      if (name === 'personalImg') photo.preview(fileOf(event.currentTarget, name));
      handlers.onInput(event);
    },
  });

  return (
    <RegisterView
      idPrefix={idPrefix}
      step={step}
      busy={detailForm.phase !== 'idle' || otpForm.phase !== 'idle'}
      fields={registerFields({ messages, courses: lookups.courses, streams: lookups.streams })}
      detailErrors={detailForm.errors}
      otpErrors={otpForm.errors}
      photoHref={photo.href}
      uploadShare={photo.share}
      messages={messages}
      detailHandlers={followChoices(detailForm.handlers)}
      otpHandlers={wrapOtp(otpForm.handlers)}
      onBack={() => setStep(1)}
      onLogin={() => switchTo('LOGIN')}
    />
  );
}
