import { useRef, useState } from 'react';
import type { SendOtpAnswer } from '../../../config/contracts/portal.ts';
import { mobilePattern } from '../../../config/limits.ts';
import { OtpLoginView } from '../../../theme/islands/auth/OtpLoginView.tsx';
import { toNumberText } from '../../forms/form-values.ts';
import { useForm } from '../../forms/use-form.ts';
import { isId, type ScreenProps } from './auth-context.ts';
import { completeLogIn } from './log-in.ts';
import { useCountdown } from './use-countdown.ts';
import { useOtpField } from './use-otp-field.ts';

/** A code that was asked for. */
interface OtpRequest {
  readonly mobile: string;
  readonly id: SendOtpAnswer['id'];
  readonly user: SendOtpAnswer['user'];
}

/** Login by one-time code (specification, sections 4, 5 and 8): everything is said by toast. */
export function OtpLogin({ idPrefix, messages, services }: ScreenProps) {
  const { notices, portal, session } = services;
  const [request, setRequest] = useState<OtpRequest>();
  const [resending, setResending] = useState(false);
  const { secondsLeft, restart } = useCountdown();
  // State is drawn later; a second click comes sooner.
  const underWay = useRef(false);
  const wrapOtp = useOtpField({ idPrefix, active: !!request });
  const tellError = (detail: string, summary = messages['otp.errorTitle']) =>
    notices.toast({ severity: 'error', summary, detail });

  const sendCode = async (mobile: string) => {
    const result = await notices.whileLoading(portal.call('sendOtp', { payload: { username: mobile } }));
    if (!result.ok) {
      tellError(result.failure.details?.message || messages['otp.notRegistered']);
      return;
    }
    const { id, user, error } = result.answer;
    if (error) {
      tellError(messages['otp.mobileNotFound']);
      return;
    }
    if (!isId(id)) {
      tellError(messages['otp.notRegistered']);
      return;
    }
    notices.toast({ severity: 'success', summary: messages['otp.sentTitle'], detail: messages['otp.sent'] });
    setRequest({ mobile, id, user });
    restart();
  };

  const mobileForm = useForm({
    fields: [],
    checkOn: 'submit',
    check: () => undefined,
    send: async ({ form, values }) => {
      const mobile = toNumberText(values.mobile);
      if (mobile === '') {
        tellError(messages['otp.mobileRequired'], messages['otp.invalidTitle']);
        form.querySelector('input')?.focus();
        return;
      }
      // Told, and still sent: the server decides (specification, section 5).
      if (!mobilePattern.test(mobile)) {
        notices.toast({
          severity: 'warn',
          summary: messages['otp.invalidTitle'],
          detail: messages['otp.invalidMobile'],
        });
      }
      await sendCode(mobile);
    },
  });

  const otpForm = useForm({
    fields: ['otp'],
    checkOn: 'submit',
    check: (_, form) => (new FormData(form).get('otp') ? undefined : messages['otp.otpRequired']),
    send: async ({ values }) => {
      const { id, mobile, user } = request ?? {};
      if (!id) return tellError(messages['otp.idRequired']);
      if (!mobile) return tellError(messages['otp.verifyMobileRequired']);
      if (!user) return tellError(messages['otp.userRequired']);
      const { epoch } = session;
      const payload = { otp: values.otp ?? '', id, mobile, user };
      const result = await notices.whileLoading(portal.call('verifyOtp', { payload }));
      const outcome = completeLogIn({ session, result, epoch });
      if (outcome === 'in') {
        setRequest(undefined);
        notices.toast({ severity: 'success', summary: messages['otp.success'] });
      } else if (outcome === 'refused') {
        const said = result.ok ? undefined : result.failure.details?.message;
        tellError(said || messages['login.error']);
      }
    },
  });

  const resend = async () => {
    if (!request || underWay.current || secondsLeft > 0) return;
    underWay.current = true;
    setResending(true);
    await sendCode(request.mobile);
    underWay.current = false;
    setResending(false);
  };
  const edit = () => {
    setRequest(undefined);
    requestAnimationFrame(() => document.getElementById(`${idPrefix}-mobile`)?.focus());
  };

  return (
    <OtpLoginView
      idPrefix={idPrefix}
      step={request ? 'otp' : 'mobile'}
      busy={mobileForm.phase !== 'idle' || otpForm.phase !== 'idle' || resending}
      mobile={request?.mobile ?? ''}
      secondsLeft={secondsLeft}
      mobileErrors={mobileForm.errors}
      otpErrors={otpForm.errors}
      messages={messages}
      mobileHandlers={mobileForm.handlers}
      otpHandlers={wrapOtp(otpForm.handlers)}
      onResend={resend}
      onEdit={edit}
    />
  );
}
