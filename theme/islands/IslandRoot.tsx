import type { ReactNode } from 'react';

/** Islands the browser runtime knows. */
export type IslandName = 'enquiry' | 'auth' | 'form' | 'product';

/** When an island's script is loaded: at once, when the browser rests, when it comes into view, or when it is touched. */
export type IslandLoad = 'load' | 'idle' | 'visible' | 'intent';

interface IslandRootProps {
  readonly name: IslandName;
  readonly load: IslandLoad;
  /** What the island is told in the browser; must survive JSON. */
  readonly props: Readonly<Record<string, unknown>>;
  /** What stands there when no script runs, or the island's cannot. */
  readonly fallback: ReactNode;
  /** The island as drawn at build. */
  readonly children: ReactNode;
}

/** The place of an island: its first drawing, what the browser needs to take it over, and what is said without script. */
export function IslandRoot({ name, load, props, fallback, children }: IslandRootProps) {
  return (
    <div className="island" data-island={name} data-island-load={load} data-props={JSON.stringify(props)}>
      <div data-island-view="">{children}</div>
      <div className="island__fallback island-message">{fallback}</div>
    </div>
  );
}
