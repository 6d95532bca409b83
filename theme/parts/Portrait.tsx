import type { ImageModel } from '../../config/page-model.ts';
import { pictureSizes } from './picture-sizes.ts';
import { Sources } from './Sources.tsx';

interface PortraitProps {
  readonly image: ImageModel | undefined;
  readonly name: string;
  /** As wide as a card, and not as a line of text. */
  readonly large?: boolean;
}

/** A face under an arch; where there is no photograph, the first letter of the name. */
export function Portrait({ image, name, large = false }: PortraitProps) {
  return (
    <span className="portrait">
      {image?.sources ? (
        <picture>
          <Sources image={image} sizes={large ? pictureSizes.person : pictureSizes.face} />
          <Face {...image} />
        </picture>
      ) : image ? (
        <Face {...image} />
      ) : (
        <span className="portrait__letter" aria-hidden="true">
          {takeFirstLetter(name)}
        </span>
      )}
    </span>
  );
}

function Face({ tone, src, alt, width, height }: ImageModel) {
  return <img className={tone} src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}

/** First letter as people count letters: a Devanagari letter keeps its vowel sign. */
function takeFirstLetter(name: string): string {
  const segments = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(name.trim());
  return segments[Symbol.iterator]().next().value?.segment ?? '';
}
