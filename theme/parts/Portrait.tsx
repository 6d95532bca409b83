import type { ImageModel } from '../../config/page-model.ts';

/** A face under an arch; where there is no photograph, the first letter of the name. */
export function Portrait({ image, name }: { readonly image: ImageModel | undefined; readonly name: string }) {
  return (
    <span className="portrait">
      {image ? (
        <img
          src={image.src}
          alt={image.alt}
          width={image.width}
          height={image.height}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className="portrait__letter" aria-hidden="true">
          {takeFirstLetter(name)}
        </span>
      )}
    </span>
  );
}

/** First letter as people count letters: a Devanagari letter keeps its vowel sign. */
function takeFirstLetter(name: string): string {
  const segments = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(name.trim());
  return segments[Symbol.iterator]().next().value?.segment ?? '';
}
