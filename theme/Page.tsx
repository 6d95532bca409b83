import { Breadcrumbs } from 'theme-slot:Breadcrumbs';
import type { PageModel } from '../config/page-model.ts';
import { ArticlePage } from './pages/ArticlePage.tsx';
import { BlocksPage } from './pages/BlocksPage.tsx';
import { ContactPage } from './pages/ContactPage.tsx';
import { CoursePage } from './pages/CoursePage.tsx';
import { LegalPage } from './pages/LegalPage.tsx';
import { ListingPage } from './pages/ListingPage.tsx';
import { LoginPage } from './pages/LoginPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { ProgrammePage } from './pages/ProgrammePage.tsx';
import { RecordPage } from './pages/RecordPage.tsx';
import type { ViewProps } from './parts/view-types.ts';

interface PageProps extends ViewProps {
  readonly page: PageModel;
}

/** The main landmark with the page in it. */
export function Page({ page, site, messages }: PageProps) {
  return (
    <main id="main" className={`page page--${page.content.kind}`} tabIndex={-1}>
      <Content page={page} site={site} messages={messages} />
    </main>
  );
}

function Content({ page, site, messages }: PageProps) {
  const breadcrumbs = <Breadcrumbs breadcrumbs={page.breadcrumbs} site={site} messages={messages} />;
  const view = { site, messages, breadcrumbs };
  const { content } = page;
  switch (content.kind) {
    case 'blocks':
    case 'home':
      return <BlocksPage content={content} {...view} />;
    case 'listing':
      return <ListingPage content={content} {...view} />;
    case 'article':
      return <ArticlePage content={content} {...view} />;
    case 'course':
      return <CoursePage content={content} {...view} />;
    case 'programme':
      return <ProgrammePage content={content} {...view} />;
    case 'record':
      return <RecordPage content={content} {...view} />;
    case 'contact':
      return <ContactPage content={content} {...view} />;
    case 'privacy':
    case 'terms':
      return <LegalPage content={content} {...view} />;
    case 'login':
      return <LoginPage content={content} {...view} />;
    case 'notFound':
      return <NotFoundPage content={content} {...view} />;
  }
}
