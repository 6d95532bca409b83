import { Heading } from '../parts/Heading.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { Prose } from '../parts/Prose.tsx';
import { CardTitle } from './CardGrid.tsx';
import type { ListProps } from './list-props.ts';

/** Toppers and teachers. */
export function PeopleGrid({ list, level, messages }: ListProps<'people'>) {
  return (
    <ul className="people-grid">
      {list.items.map((card) => (
        <li key={card.id} className={card.href ? 'person card--linked' : 'person'}>
          <Portrait image={card.image && { ...card.image, alt: '' }} name={card.title} large />
          <Heading level={level} className="person__name">
            <CardTitle card={card} messages={messages} />
          </Heading>
          {card.subtitle ? <p className="person__rank">{card.subtitle}</p> : null}
          {card.summary ? <p className="person__text">{card.summary}</p> : null}
          {card.html ? <Prose html={card.html} /> : null}
        </li>
      ))}
    </ul>
  );
}
