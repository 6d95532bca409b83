import type { Context, Hono } from 'hono';
import { collectionNames } from '../../config/contracts/collections.ts';
import { endpoints } from '../../config/contracts/endpoints.ts';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';
import type { ContentStore } from './content-store.ts';
import type { WireRecord } from './content-types.ts';
import { type HostEnv, routeOf } from './host-env.ts';
import type { Inbox } from './inbox.ts';
import { type LazyList, type ListForm, listCollection, listPosts, readListRange, writeList } from './list-answers.ts';
import { addMedia } from './media/serve-media.ts';
import { readJsonObject } from './read-body.ts';
import { refuse, sendAnswer } from './send-answer.ts';

/** Adds every call of the API host (contract, section 4), and its pictures, to an application. */
export function addApiHost(
  app: Hono<HostEnv>,
  { content, inbox, lists }: { readonly content: ContentStore; readonly inbox: Inbox; readonly lists: ListForm },
): void {
  const cache = createAnswerCache(content);
  addMedia(app);

  const answerList = (context: Context<HostEnv>, name: string, list: () => LazyList): Response => {
    const range = readListRange(context.req.query());
    if (!range) {
      return refuse(context, {
        status: 400,
        code: 'BAD_PAGING',
        message: 'limit is "all" or a number from 1, and page is a number from 1.',
      });
    }
    const key = `${context.req.path} ${JSON.stringify(range)}`;
    return sendAnswer(
      context,
      cache.get(key, () => writeList({ list: list(), range, form: lists, name })),
    );
  };

  app.get(endpoints.websiteSettings.path, (context) =>
    sendAnswer(
      context,
      cache.get('website', () => JSON.stringify(content.current.settings)),
    ),
  );
  app.get(endpoints.pageEntries.path, (context) => {
    const url = context.req.query('url');
    if (url !== undefined) return answerPageEntry(context, { url, content, cache });
    const { entries } = content.current;
    return answerList(context, 'dynamic-page-uri', () => ({
      length: entries.length,
      at: (index) => entries[index],
    }));
  });
  app.get(routeOf(endpoints.blogpostsOfCategory.path), (context) => {
    const slug = context.req.param('slug') ?? '';
    return answerList(context, 'blogpost', () => listPosts(content.current, slug));
  });
  for (const name of collectionNames) {
    app.get(endpoints[name].path, (context) => answerList(context, name, () => listCollection(content.current, name)));
  }
  app.get(routeOf(endpoints.product.path), (context) => {
    const id = context.req.param('id') ?? '';
    const product = content.current.products[id];
    if (!product) {
      return refuse(context, { status: 404, code: 'PRODUCT_NOT_FOUND', message: `There is no product "${id}".` });
    }
    return sendAnswer(
      context,
      cache.get(`product ${id}`, () => JSON.stringify(product)),
    );
  });
  app.post(endpoints.formResponse.path, async (context) => {
    const body = await readJsonObject(context);
    if (typeof body?.form !== 'string' || typeof body.values !== 'object' || body.values === null) {
      return refuse(context, {
        status: 400,
        code: 'BAD_FORM_RESPONSE',
        message: 'A form response names its form and carries values.',
      });
    }
    return context.json({ id: inbox.add('form response', body).id }, 201);
  });
}

/** Answers `?url=`: the one entry with this address. */
function answerPageEntry(
  context: Context<HostEnv>,
  { url, content, cache }: { readonly url: string; readonly content: ContentStore; readonly cache: AnswerCache },
): Response {
  const { entries, pagesByUrl } = content.current;
  const isThis = (entry: WireRecord | string): entry is WireRecord => typeof entry === 'object' && entry.url === url;
  const entry = Object.hasOwn(pagesByUrl, url) ? pagesByUrl[url] : entries.find(isThis);
  if (!entry) {
    return refuse(context, { status: 404, code: 'PAGE_NOT_FOUND', message: `There is no page at "${url}".` });
  }
  return sendAnswer(
    context,
    cache.get(`page ${url}`, () => JSON.stringify(entry)),
  );
}
