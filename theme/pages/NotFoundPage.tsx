import type { PageViewProps } from '../parts/view-types.ts';

/** What a visitor finds at an address that is none. */
export function NotFoundPage({ content, breadcrumbs, site, messages }: PageViewProps<'notFound'>) {
  return (
    <div className="not-found">
      <div className="wrapper not-found__row">
        <svg className="not-found__drawing" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
          <path d="M40 190V96a60 60 0 0 1 120 0v94M60 190V96a40 40 0 0 1 80 0v94M20 190V96a80 80 0 0 1 160 0v94" />
          <circle className="not-found__sun" cx="100" cy="118" r="22" />
          <path className="not-found__ground" d="M6 190h188" />
        </svg>
        <div>
          {breadcrumbs}
          <p className="eyebrow">404</p>
          <h1>{content.heading}</h1>
          <p className="lead">{messages['notFound.text']}</p>
          <p className="cluster">
            <a className="button button--primary" href={site.hrefs.home}>
              {messages['notFound.home']}
            </a>
            <a className="button button--outline" href={site.hrefs.contact}>
              {messages['notFound.contact']}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
