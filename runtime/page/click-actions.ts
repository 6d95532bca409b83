/** What a click does, by the selector of what was clicked. */
export type ClickActions = Readonly<Record<string, (element: HTMLElement, event: MouseEvent) => void>>;

/** Runs the action of the innermost element that has one. A click that would open a new tab is left to the browser. */
export function listenToClicks(actions: ClickActions): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    for (const [selector, act] of Object.entries(actions)) {
      const element = event.target.closest<HTMLElement>(selector);
      if (!element) continue;
      const isLink = element instanceof HTMLAnchorElement;
      if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
      // What links and sending buttons do without script.
      event.preventDefault();
      act(element, event);
    }
  });
}
