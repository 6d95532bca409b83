import type { limits } from '../../config/limits.ts';
import { startPausableTimer } from './timer.ts';

/** Written out, and held to the table of limits by their types, so that no form waits for the whole table. */
const toastLifeMs: (typeof limits)['toastLifeMs'] = 3000;
const snackbarTimeMs: (typeof limits)['snackbarTimeMs'] = 4000;

/** A toast (specification, section 4). */
export interface Toast {
  readonly severity: 'success' | 'info' | 'warn' | 'error';
  readonly summary: string;
  readonly detail?: string;
  /** Milliseconds in sight. */
  readonly life?: number;
}

/** A snackbar (specification, section 4). */
export interface Snackbar {
  readonly title?: string | undefined;
  readonly description: string;
  readonly color: 'success' | 'danger' | 'warning' | 'info';
  readonly position?: 'bottom-center' | 'bottom-left' | 'bottom-right' | 'top-center' | 'top-left' | 'top-right';
  /** Milliseconds in sight. */
  readonly time?: number;
}

/** What tells the visitor how things went; both kinds are live regions of the page. */
export interface Notices {
  toast(toast: Toast): void;
  snackbar(snackbar: Snackbar): void;
  /** Shows the progress bar until the work is done, whatever else is under way; gives the work's outcome. */
  whileLoading<Outcome>(work: Promise<Outcome>): Promise<Outcome>;
}

/** Makes the notices of the page; they are plain elements, so that no framework is loaded for them. */
export function createNotices(root: ParentNode = document): Notices {
  let loading = 0;
  const showLoading = (change: 1 | -1) => {
    loading += change;
    const bar = root.querySelector('#notices .progress-bar');
    bar?.toggleAttribute('hidden', loading === 0);
    bar?.toggleAttribute('data-active', loading > 0);
  };

  return {
    toast({ severity, summary, detail, life = toastLifeMs }) {
      const area = root.querySelector('#notices .toast-area');
      if (area) showNotice({ area, kind: 'toast', look: severity, title: summary, text: detail, ms: life });
    },
    snackbar({ title, description, color, position = 'bottom-right', time = snackbarTimeMs }) {
      const area = root.querySelector<HTMLElement>('#notices .snackbar-area');
      if (!area) return;
      area.dataset.position = position;
      showNotice({ area, kind: 'snackbar', look: color, title, text: description, ms: time });
    },
    whileLoading(work) {
      showLoading(1);
      return work.finally(() => showLoading(-1));
    },
  };
}

interface NoticeOptions {
  readonly area: Element;
  readonly kind: 'toast' | 'snackbar';
  readonly look: string;
  readonly title: string | undefined;
  readonly text: string | undefined;
  readonly ms: number;
}

/** Puts a notice in its region until its time is over; the clock stands while someone points at it or is in it. */
function showNotice({ area, kind, look, title, text, ms }: NoticeOptions): void {
  const notice = document.createElement('div');
  notice.className = `${kind} ${kind}--${look}`;
  notice.tabIndex = 0;
  for (const [part, content] of [
    ['title', title],
    ['text', text],
  ]) {
    if (!content) continue;
    const line = document.createElement('p');
    line.className = `${kind}__${part}`;
    line.textContent = content;
    notice.append(line);
  }
  area.append(notice);
  const timer = startPausableTimer(ms, () => notice.remove());
  // Only a pointer that moves points at it; one that lay where the notice appeared would keep it there for good.
  let pointed = false;
  const settle = () => (pointed || notice.matches(':focus-within') ? timer.pause() : timer.resume());
  const point = (now: boolean) => () => {
    pointed = now;
    settle();
  };
  notice.addEventListener('pointermove', point(true));
  for (const end of ['pointerleave', 'pointercancel']) notice.addEventListener(end, point(false));
  notice.addEventListener('focusin', settle);
  notice.addEventListener('focusout', () => setTimeout(settle));
}
