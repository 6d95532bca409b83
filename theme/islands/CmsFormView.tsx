import { formatMessage } from '../../config/messages/format-message.ts';
import type { BlockModel } from '../../config/page-model.ts';
import { FormView } from './FormView.tsx';
import {
  type FieldErrors,
  type FieldSpec,
  type FormHandlers,
  type FormPhase,
  requiredMark,
  type TextsOf,
} from './island-state.ts';

type FormBlock = Extract<BlockModel, { type: 'form' }>;

interface CmsFormViewProps {
  readonly idPrefix: string;
  readonly block: FormBlock;
  readonly phase: FormPhase;
  readonly errors: FieldErrors;
  readonly messages: TextsOf<'form'>;
  readonly handlers?: FormHandlers;
}

/** A CMS form in a given state. */
export function CmsFormView({ block, messages, ...rest }: CmsFormViewProps) {
  const fields = block.fields.map(
    (field): FieldSpec => ({
      ...field,
      wide: field.type === 'textarea' || field.type === 'file',
      ...(field.type === 'select'
        ? {
            placeholder: requiredMark(
              formatMessage(messages['form.selectOption'], { label: field.label }),
              field.required,
            ),
          }
        : {}),
    }),
  );
  return <FormView {...rest} title={block.title} fields={fields} messages={messages} />;
}
