import { Icon } from '../icons/Icon.tsx';
import { Band } from '../parts/Band.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Prose } from '../parts/Prose.tsx';
import type { BlockProps } from '../parts/view-types.ts';

/** Questions that open to their answers, without script. */
export function Faq({ block, tone, level, site, messages }: BlockProps<'faq'>) {
  return (
    <Band tone={tone} title={block.title} level={level} width="reading">
      {block.questions.length > 0 ? (
        <div className="faq">
          {block.questions.map((item) => (
            <details key={item.id} className="faq__item">
              <summary>
                <span>{item.question}</span>
                <Icon name="plus" />
              </summary>
              <Prose html={item.answerHtml} />
            </details>
          ))}
        </div>
      ) : (
        <EmptyState text={messages['empty.faq']} site={site} messages={messages} />
      )}
    </Band>
  );
}
