import type { formsEn } from '../../config/messages/forms.en.ts';
import type { FormFieldModel } from '../../config/page-model.ts';

/** What the views of islands are given. Views are pure: equal values, equal markup, on the server and in the browser. */

/** Texts a view shows, by key; a view asks only for the part of the catalogue it speaks from. */
export type TextsOf<Prefix extends string> = Readonly<
  Record<Extract<keyof typeof formsEn, `${Prefix}.${string}`>, string>
>;

/** A field's error. It leaves sight after a while and stays the field's description until the field changes. */
export interface FieldError {
  readonly text: string;
  readonly inSight: boolean;
}

/** Errors by field name. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** A choice of a select or of radios. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** A field to draw. */
export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly type: FormFieldModel['type'] | 'password';
  readonly required: boolean;
  readonly options?: readonly FieldOption[];
  /** Text of a select's first, empty option, or of an empty input; without it the label, with the asterisk where required. */
  readonly placeholder?: string;
  readonly autoComplete?: string;
  /** What a file field takes. */
  readonly accept?: string;
  /** Stands below the input. */
  readonly hint?: string;
  /** Takes the whole width of a form in two columns. */
  readonly wide?: boolean;
  readonly disabled?: boolean;
}

/** Event handlers of a form; absent on the server. Fields are uncontrolled: what is typed stays in the page. */
export interface FormHandlers {
  readonly onSubmit: React.SubmitEventHandler<HTMLFormElement>;
  readonly onInput: React.InputEventHandler<HTMLFormElement>;
  readonly onBlur: React.FocusEventHandler<HTMLFormElement>;
  readonly onReset: () => void;
}

/** Where a form stands. */
export type FormPhase = 'idle' | 'sending' | 'uploading';

/** A placeholder's text: required fields carry an asterisk (specification, section 2). */
export function requiredMark(text: string, required: boolean): string {
  return required ? `${text} *` : text;
}
