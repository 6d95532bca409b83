import type { SiteModel } from '../../config/page-model.ts';
import { type DrawingName, drawings } from './drawings.ts';
import { Strokes } from './Icon.tsx';

/** What the frame around every page shows more than once, beside the social networks. */
const framed = ['close', 'globe', 'logout', 'phone', 'user'] as const satisfies readonly DrawingName[];

/** Names of drawings that stand once in every page and are only referred to where they are shown. */
export type SharedIconName = (typeof framed)[number] | SiteModel['socials'][number]['network'];

const idOf = (name: SharedIconName) => `icon-${name}`;

/** The shared drawings themselves, out of sight. */
export function IconSprite({ site }: { readonly site: SiteModel }) {
  const names: readonly SharedIconName[] = [...framed, ...site.socials.map(({ network }) => network)];
  return (
    <svg className="icon-sprite" width="0" height="0" aria-hidden="true">
      {names.map((name) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          <Strokes of={drawings[name]} />
        </symbol>
      ))}
    </svg>
  );
}

/** A shared drawing, hidden from assistive technology like every icon. */
export function SharedIcon({ name, className }: { readonly name: SharedIconName; readonly className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
