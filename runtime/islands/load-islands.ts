import type { RuntimeData } from '../../config/runtime-data.ts';
import type { Services } from '../services.ts';
import type { IslandHandle } from './island-types.ts';
import { registry } from './registry.ts';

interface LoaderOptions {
  readonly data: RuntimeData;
  loadServices(): Promise<Services>;
}

export interface IslandLoader {
  /** Fetches an island's script without drawing it. */
  preload(name: string): void;
  /** Brings an island to life, once. Undefined when it failed: it then says so in its own place. */
  start(element: HTMLElement): Promise<IslandHandle | undefined>;
}

/**
 * Asks for the modules that islands share along with an island, not after it: what the island's own module imports is
 * known only once that has arrived, and the longest wait of a phone is the way there and back. The import map names them.
 */
function fetchShared(): void {
  const map = document.querySelector('[type=importmap]')?.textContent;
  for (const path of map?.match(/\/_assets\/chunk-[^"]+/g) ?? []) {
    import(path).catch(() => {
      // The island that needs it says so.
    });
  }
}

/** Makes the loader of islands; each fails alone. */
export function createIslandLoader({ data, loadServices }: LoaderOptions): IslandLoader {
  const started = new WeakMap<HTMLElement, Promise<IslandHandle | undefined>>();

  const fetchParts = (name: string) => {
    const source = registry[name];
    if (!source) throw new Error(`There is no island "${name}".`);
    fetchShared();
    return Promise.all([source.load(), source.texts[data.lang](), loadServices()]);
  };

  const mount = async (element: HTMLElement): Promise<IslandHandle | undefined> => {
    const view = element.querySelector<HTMLElement>('[data-island-view]');
    const fail = (error: unknown) => {
      started.delete(element);
      element.dataset.islandState = 'failed';
      view?.toggleAttribute('hidden', true);
      hidePlaceholder(element);
      console.error(error);
    };
    try {
      element.dataset.islandState = 'loading';
      const [module, texts, services] = await fetchParts(element.dataset.island ?? '');
      if (!view) throw new Error('The island has no place to be drawn in.');
      view.hidden = false;
      const handle = await module.mount({
        view,
        props: JSON.parse(element.dataset.props ?? '{}'),
        messages: { ...texts, ...data.messages },
        services,
        onFail: fail,
      });
      hidePlaceholder(element);
      element.dataset.islandState = 'ready';
      return handle;
    } catch (error) {
      fail(error);
      return undefined;
    }
  };

  return {
    preload(name) {
      fetchParts(name).catch(() => {
        // A later start says what went wrong.
      });
    },
    start(element) {
      const running = started.get(element) ?? mount(element);
      started.set(element, running);
      return running;
    },
  };
}

function hidePlaceholder(element: HTMLElement): void {
  element.querySelector('[data-island-placeholder]')?.toggleAttribute('hidden', true);
}

/** Starts the page's islands when each wants it: at once, at rest, in view, or when touched (which always counts). */
export function watchIslands(loader: IslandLoader): void {
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      loader.start(target as HTMLElement);
    }
  });
  const atRest = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  for (const element of document.querySelectorAll<HTMLElement>('[data-island-load]')) {
    const { islandLoad } = element.dataset;
    if (islandLoad === 'load') loader.start(element);
    if (islandLoad === 'idle') atRest(() => loader.start(element));
    if (islandLoad === 'visible') inView.observe(element);
  }
  const islandOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-island-load]') : null;
  for (const touch of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(
      touch,
      (event) => {
        const element = islandOf(event);
        if (element && !element.dataset.islandState) loader.start(element);
      },
      { passive: true },
    );
  }
  // A field that was left before its island was there is left once more, so that it is judged after all.
  document.addEventListener('focusout', (event) => {
    const element = islandOf(event);
    if (element?.dataset.islandState !== 'loading') return;
    const again = new FocusEvent('focusout', { bubbles: true });
    loader.start(element).then((handle) => handle && event.target?.dispatchEvent(again));
  });
  // A form that is sent before its island is there waits for it instead of leaving the page.
  document.addEventListener('submit', (event) => {
    const element = islandOf(event);
    if (!element || element.dataset.islandState === 'ready') return;
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    loader.start(element).then((handle) => handle && form.requestSubmit());
  });
}
