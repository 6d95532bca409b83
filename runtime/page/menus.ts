import type { limits } from '../../config/limits.ts';
import { whenIdle } from './when-idle.ts';

/** Written out, and held to the table of limits by its type, so that no page loads the whole table. */
const debounceMs: (typeof limits)['navResizeDebounceMs'] = 100;

/** Buttons that open something of the navigation: the menu itself, an item's sub-items, the overflow. */
const buttons = '[data-menu-toggle],[data-expand],[data-more]';
const open = ':is([data-menu-toggle],[data-expand],[data-more])[aria-expanded="true"]';

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

/** The part of the page a button rules: clicks and focus elsewhere close it. */
const territoryOf = (button: HTMLElement): Element | null =>
  button.closest(button.matches('[data-menu-toggle]') ? 'nav' : 'li') ?? button.parentElement;

function setOpen(button: HTMLElement, opens: boolean): void {
  button.setAttribute('aria-expanded', String(opens));
  const words = button.matches('[data-expand]') ? button.closest('nav')?.dataset : undefined;
  const label = opens ? words?.collapseLabel : words?.expandLabel;
  const title = button.previousElementSibling?.textContent ?? '';
  if (label)
    button.setAttribute(
      'aria-label',
      label.replace('%s', () => title),
    );
  const item = button.closest('li');
  // The style sheet opens on hover too; this keeps shut what was just closed, until pointer and focus are gone.
  if (item && !opens) dismiss(item);
  else item?.removeAttribute('data-dismissed');
}

function dismiss(item: HTMLElement): void {
  item.dataset.dismissed = '';
  const release = () => {
    if (!item.matches(':hover,:focus-within')) item.removeAttribute('data-dismissed');
  };
  item.addEventListener('pointerleave', release, { once: true });
  item.addEventListener('focusout', () => setTimeout(release), { once: true });
}

/** Closes what is open and for which `leaves` holds, innermost first. */
function closeOpen(leaves: (button: HTMLElement) => boolean): void {
  for (const button of [...document.querySelectorAll<HTMLElement>(open)].reverse()) {
    if (leaves(button)) setOpen(button, false);
  }
}

/** Opens or closes; siblings of an opened item close. */
function toggle(button: HTMLElement): void {
  const opens = !isOpen(button);
  if (opens && !button.matches('[data-menu-toggle]')) {
    const item = button.closest('li');
    closeOpen((other) => other !== button && !!item && other.closest('li')?.parentElement === item.parentElement);
  }
  setOpen(button, opens);
}

/** Wires the navigation: clicks, Escape, clicks and focus elsewhere, changes of width. */
export function wireMenus(): Record<string, (button: HTMLElement) => void> {
  const closeOutside = (target: EventTarget | null) => {
    if (!(target instanceof Node) || (target instanceof Element && target.closest('dialog'))) return;
    closeOpen((button) => !territoryOf(button)?.contains(target));
  };
  document.addEventListener('click', (event) => closeOutside(event.target));
  document.addEventListener('focusin', (event) => closeOutside(event.target));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
    const inside = [...document.querySelectorAll<HTMLElement>(open)].filter((button) =>
      territoryOf(button)?.contains(document.activeElement),
    );
    const innermost = inside.at(-1) ?? [...document.querySelectorAll<HTMLElement>(open)].at(-1);
    if (!innermost) return;
    setOpen(innermost, false);
    innermost.focus();
  });

  let width: number | undefined;
  whenIdle(() => {
    width = innerWidth;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (innerWidth !== width) closeOpen(() => true);
      width = innerWidth;
    }, debounceMs);
  });
  return { [buttons]: toggle };
}
