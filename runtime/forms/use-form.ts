import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, FormHandlers, FormPhase } from '../../theme/islands/island-state.ts';
import { type FormValues, isField, readValues } from './form-values.ts';
import { useFieldErrors } from './use-field-errors.ts';

/** A form under way. */
export interface FormAttempt {
  readonly form: HTMLFormElement;
  readonly values: FormValues;
  setPhase(phase: FormPhase): void;
}

interface FormOptions {
  /** Fields that are checked, in the order in which the first wrong one gets the focus. */
  readonly fields: readonly string[];
  /** What is wrong with a field, as text. */
  check(name: string, form: HTMLFormElement): string | undefined;
  /** `change`: also while typing and on leaving a field; `submit`: only when the form is sent. */
  readonly checkOn: 'change' | 'submit';
  /** Called when the form is sent with errors. */
  onInvalid?(): void;
  /** Sends the form. Called once until it is done, however often the button is pressed. */
  send(attempt: FormAttempt): Promise<void>;
}

export interface FormControl {
  readonly errors: FieldErrors;
  readonly phase: FormPhase;
  readonly handlers: FormHandlers;
  show(texts: Readonly<Record<string, string | undefined>>): void;
}

/** Behaviour all forms share: checks, errors, one attempt at a time. */
export function useForm({ fields, check, checkOn, onInvalid, send }: FormOptions): FormControl {
  const { errors, show, clear } = useFieldErrors();
  const [phase, setPhase] = useState<FormPhase>('idle');
  // State is drawn later; a second click comes sooner.
  const busy = useRef(false);
  const focused = useRef<Element | null>(null);

  // Once the button is back in use, and not before, it can take back the focus it lost.
  useEffect(() => {
    if (phase === 'idle') giveFocusBack(focused.current);
  }, [phase]);

  const judge = (target: EventTarget, form: HTMLFormElement, leaving: boolean) => {
    if (!isField(target) || !fields.includes(target.name)) return;
    // Leaving says nothing new about a field that is judged on sending, or that left with its dialog.
    if (leaving && (checkOn === 'submit' || form.getClientRects().length === 0)) return;
    show({ [target.name]: checkOn === 'change' ? check(target.name, form) : undefined });
  };

  const attempt = async (form: HTMLFormElement) => {
    const texts = Object.fromEntries(fields.map((name) => [name, check(name, form)]));
    show(texts);
    const wrong = fields.find((name) => texts[name]);
    if (wrong) {
      focusField(form, wrong);
      onInvalid?.();
      return;
    }
    focused.current = document.activeElement;
    busy.current = true;
    setPhase('sending');
    try {
      await send({ form, values: readValues(form), setPhase });
    } finally {
      busy.current = false;
      setPhase('idle');
    }
  };

  return {
    errors,
    phase,
    show,
    handlers: {
      onInput: (event) => judge(event.target, event.currentTarget, false),
      onBlur: (event) => judge(event.target, event.currentTarget, true),
      onSubmit: (event) => {
        event.preventDefault();
        if (!busy.current) attempt(event.currentTarget);
      },
      onReset: clear,
    },
  };
}

/** A button that was out of use has lost the focus to nobody; whoever has it by now keeps it. */
function giveFocusBack(element: Element | null): void {
  const { activeElement } = document;
  const isLost = !activeElement || activeElement === document.body || activeElement instanceof HTMLDialogElement;
  if (isLost && element instanceof HTMLElement && element.isConnected) element.focus();
}

function focusField(form: HTMLFormElement, name: string): void {
  const found = form.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}
