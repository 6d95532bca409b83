import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TemplateDelegate } from 'handlebars';

const require = createRequire(import.meta.url);

/** The text templates of the product. */
export interface Templates {
  /** The document around a page. */
  readonly document: TemplateDelegate;
  /** What a page's own head says. */
  readonly pageHead: TemplateDelegate;
  readonly sitemap: TemplateDelegate;
  readonly sitemapIndex: TemplateDelegate;
  readonly feed: TemplateDelegate;
  readonly robots: TemplateDelegate;
}

/** The templates of a folder; each is read and compiled when it is first used, for an unchanged site uses none. */
export function loadTemplates(folder: string): Templates {
  const compile = (name: string): TemplateDelegate => {
    let template: TemplateDelegate | undefined;
    return (context, options) => {
      template ??= compileTemplate(join(folder, name));
      return template(context, options);
    };
  };
  return {
    document: compile('document.html.hbs'),
    pageHead: compile('page-head.html.hbs'),
    sitemap: compile('sitemap.xml.hbs'),
    sitemapIndex: compile('sitemap-index.xml.hbs'),
    feed: compile('feed.xml.hbs'),
    robots: compile('robots.txt.hbs'),
  };
}

function compileTemplate(path: string): TemplateDelegate {
  const { compile } = require('handlebars') as typeof import('handlebars');
  return compile(readFileSync(path, 'utf8'), { strict: false, preventIndent: true });
}
