import type { CollectionName } from '../../config/contracts/collections.ts';
import type { SandboxContent, WireRecord } from './content-types.ts';
import { categoryOfGeneratedPost, writeGeneratedPost } from './generated-posts.ts';

/** How lists answer: bare, as `{ data, total }`, or some one way and some the other. */
export type ListForm = 'array' | 'total' | 'mixed';

/** Lists that answer `{ data, total }` in mixed form; the others are bare arrays. */
const withTotal = new Set<string>(['course', 'blogpost', 'testimonial', 'news', 'galleryvideo']);
/** Lists that answer `{ data }` in mixed form: the total may be missing. */
const withoutTotal = new Set<string>(['download']);

/** A list whose items are only made when they are read. */
export interface LazyList {
  readonly length: number;
  at(index: number): unknown;
}

/** Which part of a list is asked for. */
export type ListRange = { readonly all: true } | { readonly all: false; readonly limit: number; readonly page: number };

/** Reads `limit` and `page`; undefined when they make no sense. */
export function readListRange(query: Readonly<Record<string, string>>): ListRange | undefined {
  const { limit, page = '1' } = query;
  if (limit === undefined || limit === 'all') return { all: true };
  if (!/^[1-9]\d{0,8}$/.test(limit) || !/^[1-9]\d{0,8}$/.test(page)) return undefined;
  return { all: false, limit: Number(limit), page: Number(page) };
}

function slugOf(category: unknown): unknown {
  return typeof category === 'object' && category !== null ? (category as WireRecord).slug : category;
}

/** The posts: the written ones, then the generated ones, all of them or those of one category. */
export function listPosts(content: SandboxContent, category?: string): LazyList {
  const { count, changes } = content.generatedPosts;
  const written = content.collections.blogpost.filter(
    (post) => category === undefined || slugOf(post.category) === category,
  );
  const numbers: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const change = changes[index];
    if (change === null) continue;
    const own = change && 'category' in change ? slugOf(change.category) : categoryOfGeneratedPost(index);
    if (category === undefined || own === category) numbers.push(index);
  }
  return {
    length: written.length + numbers.length,
    at(index) {
      if (index < written.length) return written[index];
      const number = numbers[index - written.length];
      return number === undefined ? undefined : { ...writeGeneratedPost(number), ...changes[number] };
    },
  };
}

/** The items of a collection. */
export function listCollection(content: SandboxContent, name: CollectionName): LazyList {
  if (name === 'blogpost') return listPosts(content);
  const records = content.collections[name];
  return { length: records.length, at: (index) => records[index] };
}

/** Writes the asked part of a list as JSON, item by item, so that only the text itself takes memory. */
export function writeList(options: {
  readonly list: LazyList;
  readonly range: ListRange;
  readonly form: ListForm;
  /** Decides how the list answers in mixed form. */
  readonly name: string;
}): string {
  const { list, range, form, name } = options;
  const start = range.all ? 0 : (range.page - 1) * range.limit;
  const end = range.all ? list.length : Math.min(list.length, start + range.limit);
  const parts: string[] = [];
  for (let index = start; index < end; index += 1) parts.push(JSON.stringify(list.at(index)));
  const items = `[${parts.join(',')}]`;
  if (form === 'total' || (form === 'mixed' && withTotal.has(name))) return `{"data":${items},"total":${list.length}}`;
  if (form === 'mixed' && withoutTotal.has(name)) return `{"data":${items}}`;
  return items;
}
