/**
 * Does work once the browser rests. Reading a place or a size before the page was laid out makes the browser lay it out
 * then and there, in one piece with the script.
 */
export function whenIdle(work: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(work);
}
