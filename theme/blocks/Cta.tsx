import { ActionLink } from '../parts/ActionLink.tsx';
import { Heading } from '../parts/Heading.tsx';
import type { BlockProps } from '../parts/view-types.ts';

/** A call to act, on its own ground. */
export function Cta({ block, tone, level, messages }: BlockProps<'cta'>) {
  return (
    <div className={`band band--${tone} band--cta`}>
      <div className="wrapper">
        <div className="cta">
          <div className="cta__text">
            {block.title ? (
              <Heading level={level} className="cta__title">
                {block.title}
              </Heading>
            ) : null}
            {block.text ? <p>{block.text}</p> : null}
          </div>
          {block.action ? <ActionLink action={block.action} messages={messages} /> : null}
        </div>
      </div>
    </div>
  );
}
