import type { CardModel } from '../../config/page-model.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Prose } from '../parts/Prose.tsx';
import { pictureSizes } from '../parts/picture-sizes.ts';
import type { HeadingLevel, ViewProps } from '../parts/view-types.ts';
import type { ListProps } from './list-props.ts';

/** Courses, programmes and articles as cards. */
export function CardGrid({ list, level, site, messages }: ListProps<'courses' | 'programmes' | 'articles'>) {
  return (
    <ul className={`card-grid card-grid--${list.display}`}>
      {list.items.map((card) => (
        <li key={card.id}>
          <Card card={card} level={level} site={site} messages={messages} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps extends ViewProps {
  readonly card: CardModel;
  readonly level: HeadingLevel;
}

function Card({ card, level, messages }: CardProps) {
  const linked = card.href !== undefined;
  return (
    <article className={linked ? 'card card--linked' : 'card'}>
      <div className="card__picture">
        <Picture
          image={card.image && { ...card.image, alt: '' }}
          ratio="16x9"
          sizes={pictureSizes.card}
          seed={card.title}
        />
        {card.badge ? <span className="card__badge">{card.badge}</span> : null}
      </div>
      <div className="card__body">
        {card.date ? (
          <time className="card__date" dateTime={card.date.iso}>
            {card.date.label}
          </time>
        ) : null}
        <Heading level={level} className="card__title">
          <CardTitle card={card} messages={messages} />
        </Heading>
        {card.subtitle ? <p className="card__subtitle">{card.subtitle}</p> : null}
        {card.summary ? <p className="card__summary">{card.summary}</p> : null}
        {card.html ? <Prose html={card.html} /> : null}
        <Facts facts={card.facts} messages={messages} className="facts--card" />
        {linked ? (
          <span className="card__more" aria-hidden="true">
            {messages['list.readMore']}
          </span>
        ) : null}
      </div>
    </article>
  );
}

/** Title of a record, linked where it has a page of its own. */
export function CardTitle({ card, messages }: Pick<CardProps, 'card' | 'messages'>) {
  if (card.href === undefined) return card.title;
  return (
    <Anchor href={card.href} messages={messages} newTab={card.newTab}>
      {card.title}
    </Anchor>
  );
}
