import type { Messages } from '../../config/messages/catalogue.ts';
import type { FactModel } from '../../config/page-model.ts';
import type { DrawingName } from '../icons/drawings.ts';
import { Icon } from '../icons/Icon.tsx';

const drawingByFact: Readonly<Record<FactModel['name'], DrawingName>> = {
  duration: 'clock',
  mode: 'mode',
  fee: 'rupee',
  startDate: 'calendar',
};

interface FactsProps {
  readonly facts: readonly FactModel[];
  readonly messages: Messages;
  readonly className?: string;
}

/** Facts of a course: what it is, how long, how much. Nothing where there are none. */
export function Facts({ facts, messages, className = '' }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={`facts ${className}`.trim()}>
      {facts.map((fact) => (
        <div key={fact.name} className="facts__fact">
          <dt>
            <Icon name={drawingByFact[fact.name]} />
            <span>{messages[`fact.${fact.name}`]}</span>
          </dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
