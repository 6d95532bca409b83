import { Band } from '../parts/Band.tsx';
import type { BlockProps } from '../parts/view-types.ts';

/** Figures that speak for the institute. */
export function Stats({ block, tone }: BlockProps<'stats'>) {
  return (
    <Band tone={tone}>
      <dl className="stats">
        {block.items.map((item) => (
          <div key={`${item.value} ${item.label}`} className="stats__item">
            <dt>{item.label}</dt>
            <dd>{item.value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
