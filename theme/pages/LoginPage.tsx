import { PageHeading } from 'theme-slot:PageHeading';
import { Blocks } from '../Blocks.tsx';
import { AuthIsland } from '../islands/AuthIsland.tsx';
import { Band } from '../parts/Band.tsx';
import { Prose } from '../parts/Prose.tsx';
import type { PageViewProps } from '../parts/view-types.ts';

/** The authentication panel in the page. */
export function LoginPage({ content, breadcrumbs, site, messages }: PageViewProps<'login'>) {
  return (
    <>
      <PageHeading title={content.heading} before={breadcrumbs} intro={messages['login.intro']} />
      <Band tone="paper">
        <div className="card card--form card--auth">
          <AuthIsland site={site} messages={messages} initialScreen="LOGIN" />
        </div>
        {content.html ? <Prose html={content.html} /> : null}
      </Band>
      <Blocks blocks={content.blocks} after="paper" site={site} messages={messages} />
    </>
  );
}
