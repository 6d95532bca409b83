import type { WireRecord } from './content-types.ts';
import { generatedPostPhrases as phrases } from './sample-content/generated-post-phrases.ts';

/** Posts for trying out size: each is a pure function of its number, so that none has to be kept. */

const dayMs = 86_400_000;
const firstDay = Date.UTC(2026, 4, 1);
const spreadDays = 184;

/** Picks by number; the salt makes different places of one post differ. */
function pick<Item>(items: readonly Item[], index: number, salt: number): Item {
  // Multiplying by a large odd constant spreads neighbouring numbers over the whole list.
  const mixed = Math.imul(index * 31 + salt * 17 + 7, 0x9e3779b1) >>> 0;
  const item = items[(mixed >>> 7) % items.length];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}

/** Slug of the category of a generated post; cheap, so that lists can be filtered without writing them. */
export function categoryOfGeneratedPost(index: number): string {
  const slugs = phrases.categories;
  return slugs[index % slugs.length] ?? slugs[0];
}

function writeParagraph(index: number, salt: number): string {
  const count = 3 + ((index + salt) % 2);
  const sentences = Array.from({ length: count }, (_, line) => pick(phrases.sentences, index, salt * 10 + line));
  return `<p>${[...new Set(sentences)].join(' ')}</p>`;
}

function writeSection(index: number, section: number, topic: string): string {
  const heading = `<h2>${pick(phrases.headings, index, section + 3)}: ${topic}</h2>`;
  const salt = section * 100;
  const tips = Array.from({ length: 4 }, (_, line) => `<li>${pick(phrases.tips, index, salt + 50 + line)}</li>`);
  return [
    heading,
    writeParagraph(index, salt),
    `<ul>${[...new Set(tips)].join('')}</ul>`,
    writeParagraph(index, salt + 5),
  ].join('\n');
}

/** Writes the post with this number (from 0): about 4 kB of HTML, the same text every time. */
export function writeGeneratedPost(index: number): WireRecord {
  const number = index + 1;
  const topic = pick(phrases.topics, index, 1);
  const title = `${topic}: ${pick(phrases.angles, index, 2)} (Note ${number})`;
  const html = [
    writeParagraph(index, 1),
    writeSection(index, 1, topic),
    writeSection(index, 2, topic),
    `<blockquote><p>${pick(phrases.sayings, index, 4)}</p></blockquote>`,
    writeSection(index, 3, topic),
    `<p>Read on: <a href="/blog">all articles</a>, <a href="/courses">our courses</a> or <a href="/contact">ask a mentor</a>.</p>`,
  ].join('\n');
  return {
    id: `generated-${number}`,
    slug: `study-note-${number}`,
    title,
    summary: pick(phrases.sentences, index, 9),
    html,
    image: `/media/posts/note-${(index % 12) + 1}.svg`,
    category: categoryOfGeneratedPost(index),
    author: pick(phrases.authors, index, 6),
    publishedAt: new Date(firstDay + (index % spreadDays) * dayMs + 3 * 3_600_000).toISOString(),
    lang: 'en',
  };
}
