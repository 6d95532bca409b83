import type { RuntimeData } from '../config/runtime-data.ts';
import { createNotices, type Notices } from './notices/notices.ts';
import type { Dialogs } from './page/dialogs.ts';
import { safeHref } from './popup/safe-href.ts';
import { createPortal, type Portal } from './portal/portal.ts';
import type { SessionStore } from './session/session-store.ts';

/** What boot already has. */
export interface PageFacts {
  readonly data: RuntimeData;
  readonly session: SessionStore;
  readonly dialogs: Dialogs;
  /** Opens the authentication panel's dialog on a screen. */
  openAuth(screen: string): void;
}

/** What islands work with. */
export interface Services extends PageFacts {
  readonly portal: Portal;
  readonly notices: Notices;
  /** Handed on and not imported by each, because a module that two share is one more to wait for. */
  readonly safeHref: typeof safeHref;
}

/** Completes the services; everything in them beyond `page` is loaded only when something asks for it. */
export function createServices(page: PageFacts): Services {
  return { ...page, portal: createPortal(page), notices: createNotices(), safeHref };
}
