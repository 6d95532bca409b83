import type { Services } from '../services.ts';

/** What an island is given when it takes over its place. */
export interface IslandContext<Props = unknown, Texts = Readonly<Record<string, string>>> {
  /** Where it is drawn; already filled when the page was built with it. */
  readonly view: HTMLElement;
  readonly props: Props;
  readonly messages: Texts;
  readonly services: Services;
  /** Called when the island broke later: its place then shows the ways to reach the institute. */
  onFail(error: unknown): void;
}

/** What a mounted island lets others do. */
export interface IslandHandle {
  /** Its dialog was opened; `detail` says for what. */
  open?(detail: string | undefined): void;
}

/** A module of an island. `mount` is done when the island answers to events. */
export interface IslandModule {
  // biome-ignore lint/suspicious/noExplicitAny: each island knows its own props; the registry pairs them by name.
  mount(context: IslandContext<any, any>): Promise<IslandHandle>;
}
