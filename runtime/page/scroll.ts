import { whenIdle } from './when-idle.ts';

/** Distance from the top, in CSS pixels, from which on going back is offered. */
const farPx = 400;

/** Marks a page that is scrolled, and gives what the scroll-to-top button does. */
export function wireScrollTop(): Record<string, () => void> {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > farPx);
  addEventListener('scroll', mark, { passive: true });
  whenIdle(mark);
  return {
    '[data-scroll-top]': () => {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    },
  };
}
