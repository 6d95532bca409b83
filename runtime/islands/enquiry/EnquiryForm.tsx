import { checkField } from '../../../config/field-rules.ts';
import { defaultEnquirySource } from '../../../config/limits.ts';
import { formatMessage } from '../../../config/messages/format-message.ts';
import { EnquiryFormView } from '../../../theme/islands/EnquiryFormView.tsx';
import { enquiryFields } from '../../../theme/islands/enquiry-fields.ts';
import type { FieldSpec, TextsOf } from '../../../theme/islands/island-state.ts';
import { readValues } from '../../forms/form-values.ts';
import { useForm } from '../../forms/use-form.ts';
import type { Services } from '../../services.ts';
import { toEnquiry } from './enquiry-payload.ts';

interface EnquiryFormProps {
  readonly idPrefix: string;
  readonly title?: string | undefined;
  /** Where the enquiry comes from, as the institute calls it. */
  readonly enquirySource?: string;
  /** Called after success when the form stands in a popup. */
  readonly closePopup?: () => void;
  readonly messages: TextsOf<'enquiry' | 'form' | 'rule'>;
  readonly services: Services;
}

/** The enquiry form at work (specification, sections 2, 4, 5 and 8). */
export function EnquiryForm(props: EnquiryFormProps) {
  const { idPrefix, title, enquirySource = defaultEnquirySource, closePopup, messages, services } = props;
  const { notices, portal, data } = services;
  const specs = enquiryFields(messages);
  const tellFailure = (description: string) =>
    notices.snackbar({ title: messages['enquiry.failed'], description, color: 'danger' });

  const { errors, phase, handlers } = useForm({
    fields: specs.map((spec) => spec.name),
    checkOn: 'change',
    check: (name, form) => {
      const spec = specs.find((each): each is FieldSpec & { type: 'text' } => each.name === name);
      const problem = spec && checkField(spec, readValues(form)[name] ?? '');
      return problem && formatMessage(messages[problem.key as keyof typeof messages], problem.values ?? {});
    },
    onInvalid: () => tellFailure(messages['enquiry.fillProperly']),
    send: async ({ form, values }) => {
      const payload = toEnquiry({ values, source: enquirySource, identifiers: data.identifiers });
      const result = await portal.call('sendEnquiry', { payload });
      if (!result.ok || result.answer.error) {
        tellFailure(messages['enquiry.unableToSend']);
        return;
      }
      form.reset();
      closePopup?.();
      notices.snackbar({ description: messages['enquiry.success'], color: 'success' });
    },
  });
  return (
    <EnquiryFormView
      idPrefix={idPrefix}
      title={title}
      phase={phase}
      errors={errors}
      messages={messages}
      handlers={handlers}
    />
  );
}
