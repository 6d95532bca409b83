import { Icon } from '../icons/Icon.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import type { ListProps } from './list-props.ts';

/** What students say, with who they are. */
export function TestimonialGrid({ list, messages }: ListProps<'testimonials'>) {
  return (
    <ul className="testimonial-grid">
      {list.items.map((item) => (
        <li key={item.id}>
          <figure className="testimonial">
            <blockquote>
              <p>{item.text}</p>
            </blockquote>
            <figcaption>
              <Portrait image={item.image && { ...item.image, alt: '' }} name={item.name} />
              <span className="testimonial__who">
                <strong>{item.name}</strong>
                {item.rank ? <span>{item.rank}</span> : null}
                {item.course ? <span>{item.course}</span> : null}
              </span>
              {item.video ? (
                <Anchor className="testimonial__video" href={item.video.href} messages={messages} newTab>
                  <Icon name="play" />
                  {messages['list.watchStory']}
                  <span className="visually-hidden">: {item.name}</span>
                </Anchor>
              ) : null}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
