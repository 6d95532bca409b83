import { checkField } from '../../../config/field-rules.ts';
import { formatMessage } from '../../../config/messages/format-message.ts';
import type { FormFieldModel } from '../../../config/page-model.ts';
import { CmsFormView } from '../../../theme/islands/CmsFormView.tsx';
import type { FormIslandProps } from '../../../theme/islands/FormIsland.tsx';
import type { TextsOf } from '../../../theme/islands/island-state.ts';
import { fileOf, readValues, toNumberText } from '../../forms/form-values.ts';
import { useForm } from '../../forms/use-form.ts';
import type { Services } from '../../services.ts';

interface CmsFormProps extends FormIslandProps {
  readonly messages: TextsOf<'form' | 'rule' | 'enquiry'>;
  readonly services: Services;
}

/** A form of the CMS at work: files go up first, then the answers (contract, section 4). */
export function CmsForm({ idPrefix, block, messages, services }: CmsFormProps) {
  const { notices, portal } = services;
  const tellFailure = (description: string, title = messages['form.failed']) =>
    notices.snackbar({ title, description, color: 'danger' });

  const { errors, phase, handlers } = useForm({
    fields: block.fields.map((field) => field.name),
    checkOn: 'change',
    check: (name, form) => {
      const field = block.fields.find((each) => each.name === name);
      const problem = field && checkField(field, readValues(form)[name] ?? '');
      return problem && formatMessage(messages[problem.key], problem.values ?? {});
    },
    onInvalid: () => tellFailure(messages['enquiry.fillProperly']),
    send: async ({ form, values, setPhase }) => {
      const answers: Record<string, string> = {};
      for (const field of block.fields) {
        const file = field.type === 'file' ? fileOf(form, field.name) : undefined;
        if (!file) {
          answers[field.name] = asSent(field, values[field.name]);
          continue;
        }
        setPhase('uploading');
        const upload = await portal.upload(file);
        if (!upload.ok) {
          const { error, details } = upload.failure;
          tellFailure(details?.message ?? error, messages['form.uploadFailed']);
          return;
        }
        answers[field.name] = upload.answer.url;
      }
      setPhase('sending');
      const payload = { form: block.form, values: answers, page: location.pathname };
      const result = await portal.call('formResponse', { payload });
      if (!result.ok || 'error' in result.answer) {
        tellFailure(messages['form.unableToSend']);
        return;
      }
      form.reset();
      notices.snackbar({ description: messages['form.success'], color: 'success' });
    },
  });
  return (
    <CmsFormView
      idPrefix={idPrefix}
      block={block}
      phase={phase}
      errors={errors}
      messages={messages}
      handlers={handlers}
    />
  );
}

const asSent = (field: FormFieldModel, value = '') =>
  field.type === 'mobile' || field.type === 'postalCode' ? toNumberText(value) : value;
