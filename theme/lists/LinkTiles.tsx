import { Icon } from '../icons/Icon.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Prose } from '../parts/Prose.tsx';
import { pictureSizes } from '../parts/picture-sizes.ts';
import { CardTitle } from './CardGrid.tsx';
import type { ListProps } from './list-props.ts';

/** Records that mostly lead somewhere. */
export function LinkTiles({ list, level, messages }: ListProps<'links'>) {
  return (
    <ul className="link-tiles">
      {list.items.map((card) => (
        <li key={card.id} className={card.href ? 'link-tile card--linked' : 'link-tile'}>
          {card.image ? (
            <Picture image={{ ...card.image, alt: '' }} ratio="1x1" sizes={pictureSizes.tile} seed={card.title} />
          ) : null}
          <div className="link-tile__text">
            <Heading level={level} className="link-tile__title">
              <CardTitle card={card} messages={messages} />
            </Heading>
            {card.subtitle ? <p className="card__subtitle">{card.subtitle}</p> : null}
            {card.summary ? <p className="card__summary">{card.summary}</p> : null}
            {card.html ? <Prose html={card.html} /> : null}
          </div>
          {card.href ? <Icon name="next" /> : null}
        </li>
      ))}
    </ul>
  );
}
