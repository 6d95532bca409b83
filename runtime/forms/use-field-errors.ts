import { useEffect, useRef, useState } from 'react';
import { limits } from '../../config/limits.ts';
import type { FieldErrors } from '../../theme/islands/island-state.ts';

export interface FieldErrorControl {
  readonly errors: FieldErrors;
  /** Shows these errors; a field without text loses its own. */
  show(texts: Readonly<Record<string, string | undefined>>): void;
  clear(): void;
}

/**
 * Errors of a form's fields. They leave sight after two seconds (specification, section 9); until the field changes
 * they stay its description, for people who read slowly or by ear.
 */
export function useFieldErrors(): FieldErrorControl {
  const [errors, setErrors] = useState<FieldErrors>({});
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  const hideLater = (name: string) => {
    clearTimeout(timers.current.get(name));
    const hide = () =>
      setErrors((now) => {
        const error = now[name];
        return error ? { ...now, [name]: { ...error, inSight: false } } : now;
      });
    timers.current.set(name, setTimeout(hide, limits.fieldErrorMs));
  };

  return {
    errors,
    show(texts) {
      setErrors((now) => {
        const next = { ...now };
        for (const [name, text] of Object.entries(texts)) {
          if (text) next[name] = { text, inSight: true };
          else delete next[name];
        }
        return next;
      });
      for (const [name, text] of Object.entries(texts)) if (text) hideLater(name);
    },
    clear: () => setErrors({}),
  };
}
