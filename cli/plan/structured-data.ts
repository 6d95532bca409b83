import type { Lang } from '../../config/lang.ts';
import type { BlockModel, ImageModel, LinkModel, SiteModel } from '../../config/page-model.ts';
import { readInstant } from './format-date.ts';
import { omitUndefined } from './omit-undefined.ts';

/** JSON-LD of schema.org: absolute addresses, plain text, nothing that the page itself does not show. */

const schema = 'https://schema.org';

const addressOf = (image: ImageModel | undefined): string | undefined => image?.originalSrc ?? image?.src;

/** The institute by name and address, as others refer to it. */
const describeProvider = (site: SiteModel) => ({
  '@type': 'EducationalOrganization',
  name: site.name,
  url: `${site.origin}/`,
});

/** The institute itself, for home and contact pages. */
export function describeOrganization(site: SiteModel): object {
  const sameAs = site.socials.map(({ href }) => href).filter((href) => /^https?:/.test(href));
  return omitUndefined({
    '@context': schema,
    ...describeProvider(site),
    logo: addressOf(site.logo),
    address: site.address,
    email: site.email?.label,
    telephone: site.phones[0]?.href.replace(/^tel:/, ''),
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  });
}

/** A course. */
export function describeCourse(
  course: {
    readonly title: string;
    readonly summary: string | undefined;
    readonly url: string;
    readonly image: ImageModel | undefined;
  },
  { site, lang }: { readonly site: SiteModel; readonly lang: Lang },
): object {
  return omitUndefined({
    '@context': schema,
    '@type': 'Course',
    name: course.title,
    description: course.summary ?? course.title,
    url: course.url,
    image: addressOf(course.image),
    inLanguage: lang,
    provider: describeProvider(site),
  });
}

/** A blog post or a piece of news. */
export interface DescribedArticle {
  readonly type: 'BlogPosting' | 'NewsArticle';
  readonly title: string;
  readonly summary: string | undefined;
  readonly url: string;
  readonly image: ImageModel | undefined;
  readonly author: string | undefined;
  readonly publishedAt: string | undefined;
}

/** Describes an article; a date only where one can be read. */
export function describeArticle(
  article: DescribedArticle,
  { site, lang }: { readonly site: SiteModel; readonly lang: Lang },
): object {
  const instant = article.publishedAt === undefined ? undefined : readInstant(article.publishedAt);
  return omitUndefined({
    '@context': schema,
    '@type': article.type,
    headline: article.title,
    description: article.summary,
    url: article.url,
    mainEntityOfPage: article.url,
    image: addressOf(article.image),
    inLanguage: lang,
    datePublished: instant === undefined ? undefined : new Date(instant).toISOString(),
    author: article.author === undefined ? describeProvider(site) : { '@type': 'Person', name: article.author },
    publisher: describeProvider(site),
  });
}

/** The way from home to the page. */
export function describeBreadcrumbs(breadcrumbs: readonly LinkModel[], origin: string): object {
  return {
    '@context': schema,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}

/** All questions of a page's blocks that have an answer; undefined when there are none. */
export function describeQuestions(blocks: readonly BlockModel[]): object | undefined {
  const questions = blocks.flatMap((block) => (block.type === 'faq' ? block.questions : []));
  const answered = questions.map(({ question, answerHtml }) => ({ question, answer: plainText(answerHtml) }));
  const mainEntity = answered
    .filter(({ answer }) => answer !== '')
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
  return mainEntity.length === 0 ? undefined : { '@context': schema, '@type': 'FAQPage', mainEntity };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Text of sanitised HTML, its white space collapsed. */
const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
