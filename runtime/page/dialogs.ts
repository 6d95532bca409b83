/** Native dialogs of the page, by the names of their contents. */
export type DialogName = 'auth' | 'enquiry' | 'popup';

export interface Dialogs {
  /** Opens a dialog over the page; gives its element, or undefined where the page has none. */
  open(name: DialogName): HTMLDialogElement | undefined;
  close(name: DialogName): void;
  /** True while any dialog is open. */
  isAnyOpen(): boolean;
}

const find = (name: DialogName) => document.querySelector<HTMLDialogElement>(`dialog#${name}-dialog`);

/** Makes the dialogs work, and gives what their close buttons do. */
export function wireDialogs(): { dialogs: Dialogs; actions: Record<string, (button: HTMLElement) => void> } {
  let leave: (() => void) | undefined;
  const dialogs: Dialogs = {
    open(name) {
      const dialog = find(name);
      if (!dialog || dialog.open) return dialog ?? undefined;
      const opener = document.activeElement;
      const notices = document.getElementById('notices');
      dialog.showModal();
      // What is outside of an open dialog is covered and inert, so the notices move in for as long as it is open.
      if (notices) dialog.append(notices);
      leave = () => {
        leave = undefined;
        if (notices) document.body.append(notices);
        if (opener instanceof HTMLElement) opener.focus();
      };
      dialog.addEventListener('close', () => leave?.(), { once: true });
      return dialog;
    },
    close(name) {
      const dialog = find(name);
      if (!dialog?.open) return;
      dialog.close();
      // The event comes later; what is announced now must already be outside.
      leave?.();
    },
    isAnyOpen: () => !!document.querySelector('dialog[open]'),
  };
  return { dialogs, actions: { '[data-dialog-close]': (button) => button.closest('dialog')?.close() } };
}
