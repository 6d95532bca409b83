import type { ImageModel } from '../../config/page-model.ts';

/** Better formats and other widths of a picture, for the `picture` element around its `img`; nothing where there are none. */
export function Sources({ image, sizes }: { readonly image: ImageModel; readonly sizes: string }) {
  return image.sources?.map(({ type, srcSet }) => <source key={type} type={type} srcSet={srcSet} sizes={sizes} />);
}
