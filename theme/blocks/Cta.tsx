import { Icon } from '../icons/Icon.tsx';
import { Anchor } from '../parts/Anchor.tsx';
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
          {block.action ? (
            <Anchor
              className="button button--primary button--large"
              href={block.action.href}
              messages={messages}
              newTab={block.action.newTab}
            >
              {block.action.label}
              <Icon name="next" />
            </Anchor>
          ) : null}
        </div>
      </div>
    </div>
  );
}
