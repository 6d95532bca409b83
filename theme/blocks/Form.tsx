import { FormIsland } from '../islands/FormIsland.tsx';
import { Band } from '../parts/Band.tsx';
import type { BlockProps } from '../parts/view-types.ts';

/** A form of the CMS; the form itself carries its title. */
export function Form({ block, tone, site, messages }: BlockProps<'form'>) {
  return (
    <Band tone={tone} width="reading">
      <div className="card card--form">
        <FormIsland block={block} site={site} messages={messages} />
      </div>
    </Band>
  );
}
