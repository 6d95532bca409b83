import { useCallback, useEffect, useState } from 'react';
import { limits } from '../../../config/limits.ts';

/**
 * Seconds until a code may be asked for again. It follows a clock that nobody can set and that runs on in background
 * tabs: only the deadline counts, never the number of ticks.
 */
export function useCountdown(): { readonly secondsLeft: number; restart(): void } {
  const [deadline, setDeadline] = useState<number>();
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (deadline === undefined) return;
    const look = () => setSecondsLeft(Math.max(0, Math.ceil((deadline - performance.now()) / 1000)));
    const ticking = setInterval(look, 250);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', look);
    };
  }, [deadline]);

  const restart = useCallback(() => {
    setDeadline(performance.now() + limits.otpResendSeconds * 1000);
    setSecondsLeft(limits.otpResendSeconds);
  }, []);
  return { secondsLeft, restart };
}
