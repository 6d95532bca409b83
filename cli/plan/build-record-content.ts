import type { BlockModel, PageContent } from '../../config/page-model.ts';
import { buildVideo } from './build-cards.ts';
import { omitUndefined } from './omit-undefined.ts';
import { cleanHtml, type PageScope, readFileLink, readImage, readLink } from './plan-context.ts';
import { readText } from './read-block.ts';
import type { RecordRef } from './record-library.ts';
import { readRecordTitle } from './route-titles.ts';

/** Page of a record of which nothing is known but the fields that collections have in common. */
export function buildRecordContent(
  { collection, facts, blocks }: RecordRef & { readonly blocks: readonly BlockModel[] },
  scope: PageScope,
): PageContent {
  const record: Readonly<Record<string, unknown>> = scope.context.library.read(collection, facts);
  const heading = readRecordTitle({ collection, facts }, scope.context);
  const url = readText(record.url) ?? readText(record.link);
  const readAny = collection === 'download' ? readFileLink : readLink;
  const videoUrl = collection === 'galleryvideo' ? url : readText(record.videoUrl);
  return omitUndefined({
    kind: 'record' as const,
    heading,
    subtitle: readText(record.subtitle) ?? readText(record.rank) ?? readText(record.course),
    image: readImage(readText(record.image), { alt: heading, scope }),
    html: cleanHtml(readText(record.html), scope),
    text: readText(record.text),
    link: videoUrl === undefined ? readAny(url, { label: heading, scope }) : undefined,
    video: videoUrl === undefined ? undefined : buildVideo({ id: facts.id, url: videoUrl, title: heading }, scope),
    blocks,
  });
}
