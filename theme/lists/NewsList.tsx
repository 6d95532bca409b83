import { Heading } from '../parts/Heading.tsx';
import { Picture } from '../parts/Picture.tsx';
import { pictureSizes } from '../parts/picture-sizes.ts';
import { CardTitle } from './CardGrid.tsx';
import type { ListProps } from './list-props.ts';

/** News as lines of a notice board: date first. */
export function NewsList({ list, level, messages }: ListProps<'news'>) {
  return (
    <ul className="news-list">
      {list.items.map((card) => (
        <li key={card.id}>
          <article className={card.href ? 'news-item card--linked' : 'news-item'}>
            {card.image ? (
              <Picture image={{ ...card.image, alt: '' }} ratio="4x3" sizes={pictureSizes.news} seed={card.title} />
            ) : null}
            <div className="news-item__text">
              {card.date ? (
                <time className="card__date" dateTime={card.date.iso}>
                  {card.date.label}
                </time>
              ) : null}
              <Heading level={level} className="news-item__title">
                <CardTitle card={card} messages={messages} />
              </Heading>
              {card.summary ? <p className="card__summary">{card.summary}</p> : null}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
