import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { type FieldError, type FieldSpec, requiredMark } from './island-state.ts';

interface InputTraits {
  readonly type: HTMLInputTypeAttribute;
  readonly inputMode?: 'numeric' | 'email';
  readonly autoComplete?: string;
}

/** Input type, keyboard and autofill by kind of field. Numbers that are no amounts keep what was typed: never `number`. */
const traitsOf: Partial<Record<FieldSpec['type'], InputTraits>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  mobile: { type: 'text', inputMode: 'numeric', autoComplete: 'tel-national' },
  postalCode: { type: 'text', inputMode: 'numeric', autoComplete: 'postal-code' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  state: { type: 'text', autoComplete: 'address-level1' },
  address: { type: 'text', autoComplete: 'address-line1' },
  dob: { type: 'date', autoComplete: 'bday' },
  password: { type: 'password' },
  file: { type: 'file' },
};

interface FieldViewProps {
  readonly spec: FieldSpec;
  readonly idPrefix: string;
  readonly error: FieldError | undefined;
  /** Stands on the input's end, as the button that shows a password does. */
  readonly affix?: ReactNode;
  /** Replaces the input's type. */
  readonly inputType?: HTMLInputTypeAttribute | undefined;
  readonly children?: ReactNode;
}

/** A labelled field with its error. Its id is the prefix and its name. */
export function FieldView({ spec, idPrefix, error, affix, inputType, children }: FieldViewProps) {
  const id = `${idPrefix}-${spec.name}`;
  const described = [error ? `${id}-error` : '', spec.hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  const control = <FieldControl spec={spec} id={id} described={described} invalid={!!error} inputType={inputType} />;
  return (
    <div className={spec.wide ? 'field form__wide' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {spec.label}
      </label>
      {affix ? (
        <div className="field__control">
          {control}
          <span className="field__affix">{affix}</span>
        </div>
      ) : (
        control
      )}
      {spec.hint ? (
        <p className="field__hint" id={`${id}-hint`}>
          {spec.hint}
        </p>
      ) : null}
      {children}
      <p className="field__error" id={`${id}-error`} data-out-of-sight={error && !error.inSight ? '' : undefined}>
        {error?.text}
      </p>
    </div>
  );
}

interface FieldControlProps {
  readonly spec: FieldSpec;
  readonly id: string;
  readonly described: string;
  readonly invalid: boolean;
  readonly inputType: HTMLInputTypeAttribute | undefined;
}

function FieldControl({ spec, id, described, invalid, inputType }: FieldControlProps) {
  const traits = traitsOf[spec.type];
  const shared = {
    id,
    name: spec.name,
    className: 'field__input',
    required: spec.required,
    disabled: spec.disabled,
    autoComplete: spec.autoComplete ?? traits?.autoComplete,
    'aria-invalid': invalid || undefined,
    'aria-describedby': described || undefined,
  };
  const placeholder = spec.placeholder ?? requiredMark(spec.label, spec.required);
  if (spec.type === 'textarea') return <textarea {...shared} placeholder={placeholder} rows={4} />;
  if (spec.type === 'select') {
    return (
      <select {...shared}>
        <option value="">{placeholder}</option>
        {spec.options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  const type = inputType ?? traits?.type ?? 'text';
  const showsPlaceholder = type !== 'file' && type !== 'date';
  return (
    <input
      {...shared}
      type={type}
      inputMode={traits?.inputMode}
      accept={spec.accept}
      placeholder={showsPlaceholder ? placeholder : undefined}
    />
  );
}
