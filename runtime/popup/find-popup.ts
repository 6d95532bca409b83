import type { RuntimeData } from '../../config/runtime-data.ts';
import type { PopupFacts } from './show-popup.ts';

/**
 * The first popup, where it is meant for this page: everywhere, or on the home page (specification, section 2). The API
 * host is asked on every load unless the popups were made at build. Small, because every page runs it.
 */
export async function findPopup({ popups, apiHost, apihost }: RuntimeData): Promise<PopupFacts | undefined> {
  if (popups) {
    const popup = popups[0];
    if (!popup || !isMeantHere(popup)) return undefined;
    // Its picture may be one of our own files, so the address is this page's affair and not the API host's.
    return { image: new URL(popup.image.src, location.href).href, link: popup.href, title: popup.title };
  }
  const response = await fetch(`${apiHost}/api/s/popup?limit=all`, { headers: { apihost } });
  const answer = await response.json();
  const popup = (answer.data ?? answer)[0];
  return popup && isMeantHere(popup) ? popup : undefined;
}

const isMeantHere = ({ displayOn }: { readonly displayOn?: unknown }) =>
  displayOn === 'all' || (displayOn === 'home' && location.pathname === '/');
