import type { ReactNode } from 'react';

interface PageHeadingProps {
  readonly title: string;
  /** The breadcrumbs. */
  readonly before: ReactNode;
  readonly intro?: string | undefined;
  /** Stands above the title: category, programme. */
  readonly eyebrow?: ReactNode;
  /** Stands under the title: author, date. */
  readonly after?: ReactNode;
}

/** The head of an inner page: the way here, the page's only h1, an introduction. */
export function PageHeading({ title, before, intro, eyebrow, after }: PageHeadingProps) {
  return (
    <div className="page-head">
      <div className="wrapper">
        {before}
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <h1>{title}</h1>
        {intro ? <p className="page-head__intro">{intro}</p> : null}
        {after}
      </div>
    </div>
  );
}
