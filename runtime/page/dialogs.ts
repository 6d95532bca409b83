/** Native dialogs of the page, by the names of their contents. */
export type DialogName = 'auth' | 'enquiry' | 'popup';

export interface Dialogs {
  /** Opens a dialog over the page; gives its element, or undefined where the page has none. */
  open(name: DialogName): HTMLDialogElement | undefined;
  close(name: DialogName): void;
  /** True while any dialog is open. */
  isAnyOpen(): boolean;
}

/** Focuses the first that takes it: after a login the button that opened the panel is not there any more. */
function focusFirst(elements: readonly (Element | null)[]): void {
  for (const element of elements) {
    if (element instanceof HTMLElement) element.focus();
    if (element === document.activeElement) return;
  }
}

/** What Tab stops at. */
const stops = ':is(a[href],button,input,select,textarea,[tabindex="0"]):not(:disabled)';

/** Keeps Tab in a dialog: from its last stop browsers go to controls of their own, by way of the page behind. */
function keepInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const all = [...dialog.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.getClientRects().length > 0);
  if (event.shiftKey) all.reverse();
  const { activeElement } = document;
  const isInside = activeElement !== dialog && dialog.contains(activeElement);
  if (isInside && activeElement !== all.at(-1)) return;
  // From the dialog itself, which stops Tab when it scrolls, the browser finds the first control.
  if (activeElement === dialog && !event.shiftKey) return;
  event.preventDefault();
  all[0]?.focus();
}

const find = (name: DialogName) => document.querySelector<HTMLDialogElement>(`dialog#${name}-dialog`);

/** Makes the dialogs work, and gives what their close buttons do. */
export function wireDialogs(): { dialogs: Dialogs; actions: Record<string, (button: HTMLElement) => void> } {
  /** Per open dialog: what is done, once, when it closes. */
  const leavers = new Map<HTMLDialogElement, () => void>();

  const close = (dialog: HTMLDialogElement | null) => {
    if (!dialog?.open) return;
    dialog.close();
    // The event comes later; what is announced now must already be outside.
    leavers.get(dialog)?.();
  };
  const dialogs: Dialogs = {
    open(name) {
      const dialog = find(name);
      if (!dialog || dialog.open) return dialog ?? undefined;
      const opener = document.activeElement;
      const notices = document.getElementById('notices');
      dialog.showModal();
      // What is outside of an open dialog is covered and inert, so the notices move in for as long as it is open.
      if (notices) dialog.append(notices);
      leavers.set(dialog, () => {
        leavers.delete(dialog);
        // Another dialog may have taken both by now.
        if (notices?.parentElement === dialog) document.body.append(notices);
        if (!dialogs.isAnyOpen()) focusFirst([opener, ...document.querySelectorAll('[data-log-out]')]);
      });
      return dialog;
    },
    close: (name) => close(find(name)),
    isAnyOpen: () => !!document.querySelector('dialog[open]'),
  };
  // Closed by Escape, or by whatever else a browser offers; the event does not bubble.
  document.addEventListener('close', ({ target }) => leavers.get(target as HTMLDialogElement)?.(), true);
  document.addEventListener('keydown', (event) => {
    const dialog = [...leavers.keys()].at(-1);
    if (dialog && event.key === 'Tab') keepInside(dialog, event);
  });
  return { dialogs, actions: { '[data-dialog-close]': (button) => close(button.closest('dialog')) } };
}
