import type { WireRecord } from '../content-types.ts';

type Block = Readonly<Record<string, unknown>> & { readonly type: string };

/** A page entry as the CMS sends it. */
export function describePage(options: {
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  readonly lang?: 'en' | 'hi';
  readonly image?: string;
  readonly params?: { readonly hideHeader?: boolean; readonly hideFooter?: boolean; readonly headerType?: string };
  readonly html?: string;
  readonly blocks?: readonly Block[];
}): WireRecord {
  const { url, title, description, lang, image, params, html, blocks } = options;
  const metaTags = {
    ogTitle: title,
    ...(description ? { description, ogDescription: description } : {}),
    ...(image ? { ogImage: image } : {}),
  };
  return {
    url,
    title,
    ...(lang ? { lang } : {}),
    metaTags,
    data: {
      pageData: {
        ...(params ? { customParams: params } : {}),
        ...(html ? { html } : {}),
        ...(blocks ? { blocks } : {}),
      },
    },
  };
}
