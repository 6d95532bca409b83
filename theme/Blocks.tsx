import { Collection } from 'theme-block:Collection';
import { Cta } from 'theme-block:Cta';
import { Enquiry } from 'theme-block:Enquiry';
import { Faq } from 'theme-block:Faq';
import { Form } from 'theme-block:Form';
import { Gallery } from 'theme-block:Gallery';
import { Hero } from 'theme-block:Hero';
import { Product } from 'theme-block:Product';
import { RichText } from 'theme-block:RichText';
import { Stats } from 'theme-block:Stats';
import { Video } from 'theme-block:Video';
import { customBlocks } from 'theme-custom-blocks';
import type { BlockModel } from '../config/page-model.ts';
import type { HeadingLevel, Tone, ViewProps } from './parts/view-types.ts';

interface BlocksProps extends ViewProps {
  readonly blocks: readonly BlockModel[];
  /** Ground of the section before the first block. */
  readonly after?: Tone;
}

/** The blocks of a page, one under another, on alternating grounds. */
export function Blocks({ blocks, after = 'sheet', site, messages }: BlocksProps) {
  const tones = chooseTones(blocks, after);
  return blocks.map((block, index) => (
    <Block
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place, and never move.
      key={index}
      block={block}
      tone={tones[index] ?? 'paper'}
      level={2}
      site={site}
      messages={messages}
    />
  ));
}

/** Figures and praise stand on ink; everything else alternates, so that a section is told from its neighbours. */
function chooseTones(blocks: readonly BlockModel[], after: Tone): readonly Tone[] {
  let last = after;
  return blocks.map((block) => {
    const onInk = block.type === 'stats' || (block.type === 'collection' && block.list.display === 'testimonials');
    if (onInk && last !== 'ink') last = 'ink';
    else last = last === 'paper' ? 'sheet' : 'paper';
    return last;
  });
}

interface BlockViewProps extends ViewProps {
  readonly block: BlockModel;
  readonly tone: Tone;
  readonly level: HeadingLevel;
}

function Block({ block, ...place }: BlockViewProps) {
  switch (block.type) {
    case 'hero':
      return <Hero block={block} {...place} />;
    case 'richText':
    case 'html':
      return <RichText block={block} {...place} />;
    case 'collection':
      return <Collection block={block} {...place} />;
    case 'enquiry':
      return <Enquiry block={block} {...place} />;
    case 'form':
      return <Form block={block} {...place} />;
    case 'gallery':
      return <Gallery block={block} {...place} />;
    case 'video':
      return <Video block={block} {...place} />;
    case 'faq':
      return <Faq block={block} {...place} />;
    case 'stats':
      return <Stats block={block} {...place} />;
    case 'cta':
      return <Cta block={block} {...place} />;
    case 'product':
      return <Product block={block} {...place} />;
    case 'custom': {
      const Custom = customBlocks[block.name];
      return Custom ? <Custom props={block.props} site={place.site} messages={place.messages} /> : null;
    }
  }
}
