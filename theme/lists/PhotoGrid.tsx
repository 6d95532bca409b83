import type { Messages } from '../../config/messages/catalogue.ts';
import type { PhotoModel } from '../../config/page-model.ts';
import { Picture } from '../parts/Picture.tsx';
import { pictureSizes } from '../parts/picture-sizes.ts';

interface PhotoGridProps {
  readonly photos: readonly PhotoModel[];
  readonly messages: Messages;
}

/** Photographs in a grid, each linked to the picture itself. */
export function PhotoGrid({ photos, messages }: PhotoGridProps) {
  return (
    <ul className="photo-grid">
      {photos.map((photo) => {
        const name = photo.title || photo.image.alt;
        return (
          <li key={photo.id}>
            <figure className="photo">
              <a
                href={photo.image.fullSrc ?? photo.image.src}
                {...(name ? {} : { 'aria-label': messages['list.openPhoto'] })}
              >
                <Picture image={{ ...photo.image, alt: name }} ratio="4x3" sizes={pictureSizes.photo} seed={photo.id} />
              </a>
              {photo.title || photo.album ? (
                <figcaption>
                  {photo.title ? <span>{photo.title}</span> : null}
                  {photo.album ? <span className="photo__album">{photo.album}</span> : null}
                </figcaption>
              ) : null}
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
