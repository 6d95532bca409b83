import { useEffect, useRef } from 'react';

/**
 * Follows the steps of a screen with the focus, because what had it is gone: back on the first step to the panel's
 * title, at the end to what was reached. The code of the second step takes it by itself.
 */
export function useStepFocus(idPrefix: string, step: 1 | 2 | 3): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (step !== 2) document.getElementById(`${idPrefix}-${step === 3 ? 'done' : 'title'}`)?.focus();
  }, [idPrefix, step]);
}
