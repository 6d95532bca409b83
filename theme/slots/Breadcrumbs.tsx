import type { PageModel } from '../../config/page-model.ts';
import type { ViewProps } from '../parts/view-types.ts';

interface BreadcrumbsProps extends ViewProps {
  readonly breadcrumbs: PageModel['breadcrumbs'];
}

/** The way from home to this page, which is named last and is no link. */
export function Breadcrumbs({ breadcrumbs, messages }: BreadcrumbsProps) {
  if (breadcrumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={messages['nav.breadcrumbs']}>
      <ol>
        {breadcrumbs.map((crumb, index) => (
          <li key={crumb.href}>
            {index === breadcrumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.href}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
