import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';

/** The text templates of the product, compiled. */
export interface Templates {
  readonly document: Handlebars.TemplateDelegate;
  readonly sitemap: Handlebars.TemplateDelegate;
  readonly sitemapIndex: Handlebars.TemplateDelegate;
  readonly feed: Handlebars.TemplateDelegate;
  readonly robots: Handlebars.TemplateDelegate;
}

/** Reads and compiles the templates of a folder. */
export function loadTemplates(folder: string): Templates {
  const compile = (name: string) =>
    Handlebars.compile(readFileSync(join(folder, name), 'utf8'), { strict: false, preventIndent: true });
  return {
    document: compile('document.html.hbs'),
    sitemap: compile('sitemap.xml.hbs'),
    sitemapIndex: compile('sitemap-index.xml.hbs'),
    feed: compile('feed.xml.hbs'),
    robots: compile('robots.txt.hbs'),
  };
}
