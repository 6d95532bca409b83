import { enquiryFields } from './enquiry-fields.ts';
import { FormView } from './FormView.tsx';
import type { FieldErrors, FormHandlers, FormPhase, TextsOf } from './island-state.ts';

interface EnquiryFormViewProps {
  readonly idPrefix: string;
  /** Heading; missing where the page has one of its own. */
  readonly title?: string | undefined;
  readonly phase: FormPhase;
  readonly errors: FieldErrors;
  readonly messages: TextsOf<'enquiry' | 'form'>;
  readonly handlers?: FormHandlers;
}

/** The enquiry form ("Enquire Now") in a given state. */
export function EnquiryFormView({ title, messages, ...rest }: EnquiryFormViewProps) {
  return (
    <FormView
      {...rest}
      className="enquiry-form"
      title={title}
      label={messages['enquiry.title']}
      fields={enquiryFields(messages)}
      messages={messages}
    />
  );
}
