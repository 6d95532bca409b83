import { FieldView } from './FieldView.tsx';
import type { FieldErrors, FieldSpec, FormHandlers, FormPhase, TextsOf } from './island-state.ts';
import { SubmitButton } from './SubmitButton.tsx';

interface FormViewProps {
  readonly idPrefix: string;
  readonly className?: string;
  /** Heading above the form; its id is the prefix and "title". */
  readonly title?: string | undefined;
  /** Names a form without a heading of its own. */
  readonly label?: string | undefined;
  readonly fields: readonly FieldSpec[];
  readonly phase: FormPhase;
  readonly errors: FieldErrors;
  readonly messages: TextsOf<'form'>;
  readonly handlers?: FormHandlers;
}

/**
 * A form of fields and the button "submit", as the enquiry form and CMS forms are. Until script takes it over it sends
 * nothing anywhere: outside of a dialog the method "dialog" does nothing, so no answer ever lands in an address.
 */
export function FormView({
  idPrefix,
  className,
  title,
  label,
  fields,
  phase,
  errors,
  messages,
  handlers,
}: FormViewProps) {
  const busyLabel = messages['form.sending'];
  return (
    <form
      className={className ? `form ${className}` : 'form'}
      method="dialog"
      noValidate
      aria-label={title ? undefined : label}
      aria-labelledby={title ? `${idPrefix}-title` : undefined}
      {...handlers}
    >
      {title ? (
        <h2 className="form__title" id={`${idPrefix}-title`}>
          {title}
        </h2>
      ) : null}
      <div className="form__grid">
        {fields.map((field) => (
          <FieldView key={field.name} spec={field} idPrefix={idPrefix} error={errors[field.name]} />
        ))}
      </div>
      <div className="form__actions">
        <SubmitButton label={messages['form.submit']} busyLabel={busyLabel} busy={phase !== 'idle'} />
        <p className="form__note" role="status">
          {phase === 'uploading' ? messages['form.uploadingFiles'] : null}
        </p>
      </div>
    </form>
  );
}
