import type { SiteModel } from '../../config/page-model.ts';
import { pictureSizes } from './picture-sizes.ts';
import { Sources } from './Sources.tsx';

/** Logo linking home; without a logo, the name beside an own mark. Its box is reserved either way. */
export function Brand({ site }: { readonly site: SiteModel }) {
  return (
    <a className="brand" href={site.hrefs.home}>
      {site.logo ? (
        <picture>
          <Sources image={site.logo} sizes={pictureSizes.logo} />
          <img
            className="brand__logo"
            src={site.logo.src}
            alt={site.logo.alt || site.name}
            width={site.logo.width ?? 176}
            height={site.logo.height ?? 48}
            decoding="async"
          />
        </picture>
      ) : (
        <>
          <svg className="brand__mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
            <path d="M6 37V20a14 14 0 0 1 28 0v17Z" />
            <path className="brand__sun" d="M13 37V22a7 7 0 0 1 14 0v15Z" />
          </svg>
          <span className="brand__name">{site.name}</span>
        </>
      )}
    </a>
  );
}
