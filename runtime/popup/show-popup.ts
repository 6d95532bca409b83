import type { Services } from '../services.ts';

/** A popup as the API host sends it, or as it was made at build. */
export interface PopupFacts {
  readonly image: unknown;
  readonly link: unknown;
  readonly title: unknown;
}

/**
 * Shows a popup. It waits for its picture, so that it opens whole, and does not open over another dialog. Rejects when
 * the picture cannot be had.
 */
export async function showPopup(
  { data, dialogs, safeHref }: Services,
  { image, link, title }: PopupFacts,
): Promise<void> {
  const dialog = document.querySelector('#popup-dialog');
  const src = safeHref(image, `${data.apiHost}/`);
  if (!dialog || !src) return;
  if (typeof title === 'string' && title) dialog.setAttribute('aria-label', title);

  const picture = new Image();
  picture.alt = dialog.getAttribute('aria-label') ?? '';
  picture.src = src;
  await picture.decode();
  if (dialogs.isAnyOpen()) return;
  const href = safeHref(link, location.href);
  dialog.querySelector('[data-popup-view]')?.replaceChildren(href ? linkAround(picture, href) : picture);
  dialogs.open('popup');
}

function linkAround(picture: HTMLImageElement, href: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.target = '_blank';
  anchor.rel = 'noopener noreferrer';
  anchor.append(picture);
  return anchor;
}
