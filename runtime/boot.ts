import { createIslandLoader, watchIslands } from './islands/load-islands.ts';
import { authTexts } from './islands/registry.ts';
import { listenToClicks } from './page/click-actions.ts';
import { wireDialogs } from './page/dialogs.ts';
import { wireMenus } from './page/menus.ts';
import { wireScrollTop } from './page/scroll.ts';
import { videoActions } from './page/video.ts';
import { whenIdle } from './page/when-idle.ts';
import { findPopup } from './popup/find-popup.ts';
import type {} from './portal/request.ts';
import type { PageFacts, Services } from './services.ts';
import { createSessionStore } from './session/session-store.ts';
import { readSiteData } from './site-data.ts';

/** Starts the page: everything here is small and needs no framework; the rest is loaded when someone asks for it. */
const session = createSessionStore(() => localStorage);
const showSession = () => {
  document.documentElement.dataset.sessionState = session.get() ? 'in' : 'out';
};
session.subscribe(showSession);
showSession();

const { dialogs, actions } = wireDialogs();
listenToClicks({ ...actions, ...wireMenus(), ...wireScrollTop(), ...videoActions });

const data = readSiteData();
if (data) {
  let services: Promise<Services> | undefined;
  const loadServices = () => {
    services ??= import('./services.ts').then((module) => module.createServices(page));
    services.catch(() => {
      services = undefined;
    });
    return services;
  };
  const loader = createIslandLoader({ data, loadServices });

  const openIsland = (name: 'auth' | 'enquiry', detail?: string) => {
    const dialog = dialogs.open(name);
    const element = dialog?.querySelector<HTMLElement>('[data-island]');
    if (element) loader.start(element).then((handle) => handle?.open?.(detail));
  };
  const page: PageFacts = { data, session, dialogs, openAuth: (screen) => openIsland('auth', screen) };

  listenToClicks({
    '[data-auth-panel]': (button) => page.openAuth(button.dataset.authPanel ?? 'LOGIN'),
    '[data-dialog="enquiry"]': () => openIsland('enquiry'),
    '[data-log-out]': () => {
      session.logOut();
      Promise.all([loadServices(), authTexts[data.lang]()]).then(([{ notices }, texts]) => {
        const description = data.messages['logout.success'] || texts['logout.success'];
        if (description) notices.snackbar({ description, color: 'success' });
      }, console.error);
    },
  });
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      const opener = target instanceof Element ? target.closest('[data-auth-panel],[data-dialog="enquiry"]') : null;
      if (opener) loader.preload(opener.matches('[data-auth-panel]') ? 'auth' : 'enquiry');
    });
  }
  watchIslands(loader);

  // Who is logged in has no business on the login page, and an address may ask for another of its screens.
  const loginPage = document.querySelector<HTMLElement>('[data-island-load][data-island="auth"]');
  const startLoginPage = () => loginPage && loader.start(loginPage);
  if (session.get() || location.hash) startLoginPage();
  session.subscribe(() => {
    if (!session.get()) return;
    dialogs.close('auth');
    startLoginPage();
  });

  window.pathshala = {
    portal: {
      request: async (...call) => {
        try {
          return await (await loadServices()).portal.request(...call);
        } catch (error) {
          return { error: String(error), details: undefined };
        }
      },
    },
  };

  const lookForPopup = async () => {
    try {
      const popup = await findPopup(data);
      if (!popup) return;
      const [{ showPopup }, services] = await Promise.all([import('./popup/show-popup.ts'), loadServices()]);
      await showPopup(services, popup);
    } catch (error) {
      console.warn('The popup could not be shown.', error);
    }
  };
  const atRest = () => whenIdle(lookForPopup);
  if (document.readyState === 'complete') atRest();
  else addEventListener('load', atRest, { once: true });
}
