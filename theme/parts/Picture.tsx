import type { ImageModel } from '../../config/page-model.ts';
import { Sources } from './Sources.tsx';

interface PictureProps {
  readonly image: ImageModel | undefined;
  /** Box that is reserved; `natural` follows the picture's own size where it is known. */
  readonly ratio: '16x9' | '4x3' | '1x1' | '3x4' | 'natural';
  /** Widths at which it is drawn: one of `pictureSizes`, or an own text for the attribute `sizes`. */
  readonly sizes: string;
  /** Chooses the drawn ground where there is no picture: the same text, the same ground. */
  readonly seed: string;
  /** Above the fold: fetched first. Everything else waits until it comes near. */
  readonly priority?: boolean;
}

/**
 * A picture in its reserved box, or a drawn ground where there is none. Inside `picture` React adds no preload of its own
 * to the page.
 */
export function Picture({ image, ratio, sizes, seed, priority = false }: PictureProps) {
  if (image === undefined) return <PicturePlaceholder ratio={ratio} seed={seed} />;
  const known = image.width !== undefined && image.height !== undefined;
  const box = ratio === 'natural' && !known ? '16x9' : ratio;
  return (
    <picture className={`picture picture--${box}`}>
      <Sources image={image} sizes={sizes} />
      <img
        className={image.tone}
        src={image.src}
        alt={image.alt}
        {...(known ? { width: image.width, height: image.height } : {})}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}

function PicturePlaceholder({ ratio, seed }: Pick<PictureProps, 'ratio' | 'seed'>) {
  const box = ratio === 'natural' ? '16x9' : ratio;
  return (
    <span className={`picture picture--${box} picture--drawn picture--ground-${pickGround(seed)}`}>
      <svg viewBox="0 0 320 180" aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMax slice">
        <circle className="picture__sun" cx="160" cy="132" r="34" />
        <path d="M84 180v-48a76 76 0 0 1 152 0v48M58 180v-48a102 102 0 0 1 204 0v48M32 180v-48a128 128 0 0 1 256 0v48M6 180v-48a154 154 0 0 1 308 0v48" />
        <path className="picture__ground" d="M0 148h320v32H0z" />
      </svg>
    </span>
  );
}

/** One of four grounds, 1 to 4. */
function pickGround(seed: string): number {
  let sum = 0;
  for (let index = 0; index < seed.length; index += 1) sum = (sum * 31 + seed.charCodeAt(index)) % 9973;
  return (sum % 4) + 1;
}
