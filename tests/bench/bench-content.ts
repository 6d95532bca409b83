/** Content of the benchmark: a pure function of numbers, about 4 KB of HTML a post, written as editors' programs write it. */

/** What changes between the cases of a round. */
export interface ContentState {
  readonly posts: number;
  /** Number of the post that was edited; none is by default. */
  readonly editedPost?: number;
  /** Grows with each change of the menu. */
  readonly menuEdition: number;
}

const sentences = [
  'Every question of the last ten years can be traced to a phrase of the <strong>syllabus</strong>, so begin there.',
  'The Commission&#8217;s report of 2019 &amp; its follow-up are short; read both with a pencil in your hand.',
  'Data helps only when it is recent, sourced and tied to an argument, and two figures are <em>usually enough</em>.',
  'उत्तर लिखते समय भूमिका दो वाक्यों से लंबी न हो और निष्कर्ष आगे का रास्ता दिखाए।',
  'Compare it with the <a href="/blog/post-17">earlier note</a> before the test on Sunday&nbsp;morning.',
  'The judgment is on the <a href="https://main.example.org/cases/1973/4?view=full&amp;lang=en">court&#8217;s site</a>.',
  'Maps carry in a minute what sixty words would have to say, so draw one: river, city, &ldquo;why here?&rdquo;.',
  'If a term has a legal definition, name the Act and the section; the rest of the paragraph may be your own.',
  'Revision after one day, one week and one month is dull advice – and still the best that we can give.',
  'Where textbook and newspaper disagree, note the date of each before you decide which of them to follow.',
];

const topics = [
  'Polity',
  'Monsoon',
  'Fiscal federalism',
  'Land reform',
  'Ethics in office',
  'Urban water',
  'Inflation',
];

const pick = <Item>(items: readonly Item[], seed: number): Item => {
  const item = items[(Math.imul(seed + 7, 0x9e3779b1) >>> 8) % items.length];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
};

const writeParagraph = (seed: number): string =>
  `<p class="has-text">${[0, 1, 2].map((line) => pick(sentences, seed * 3 + line)).join(' ')}</p>`;

const writeSection = (seed: number): string => {
  const items = [0, 1, 2].map((line) => `<li>${pick(sentences, seed + line * 5)}</li>`).join('\n');
  return [`<h3 id="part-${seed % 9}">${pick(topics, seed)}</h3>`, writeParagraph(seed), `<ul>\n${items}\n</ul>`].join(
    '\n',
  );
};

const writePicture = (seed: number): string =>
  `<figure class="wp-block-image size-large"><img src="/media/note-${seed % 12}.jpg" alt="A map" width="1024" height="640" loading="lazy"><figcaption>Figure ${seed % 50}</figcaption></figure>`;

const writeTable = (seed: number): string => {
  const row = (cells: readonly (string | number)[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const rows = [row(['Year', 'Posts', 'Share']), row([2024, seed % 900, '12%']), row([2025, seed % 700, '14%'])];
  return `<table class="wp-block-table"><tbody>${rows.join('')}</tbody></table>`;
};

/** One post as the wire has it. */
export interface WirePost {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly image: string;
  /** Slug of its category. */
  readonly category: string;
  readonly author: string;
  readonly publishedAt: string;
  readonly lang: string;
}

/** Makes one post. */
export function writePost(index: number, { editedPost }: ContentState): WirePost {
  const topic = pick(topics, index);
  const html = [
    writeParagraph(index),
    writeSection(index * 2),
    writePicture(index),
    writeSection(index * 2 + 1),
    `<blockquote><p>${pick(sentences, index * 5)}</p></blockquote>`,
    writeTable(index),
    writeParagraph(index * 7),
    ...(index === editedPost ? ['<p>Corrected this morning.</p>'] : []),
  ].join('\n');
  return {
    id: `p${index}`,
    slug: `post-${index}`,
    title: `${topic}: note ${index}`,
    summary: `What the examination asks of ${topic.toLowerCase()}, with a table and a map.`,
    html,
    image: `/media/note-${index % 12}.jpg`,
    category: pick(['strategy', 'current-affairs', 'answer-writing'], index),
    author: 'The desk',
    publishedAt: new Date(Date.UTC(2026, index % 12, 1 + (index % 28), 4)).toISOString(),
    lang: 'en',
  };
}

/** Menus of the size institutes have: ten items with three sub-items each, and full footers. */
export function writeSettings({ menuEdition }: ContentState): object {
  const items = (count: number, subItems = 0): object[] =>
    Array.from({ length: count }, (_, index) => ({
      title: `Item ${index}${index === 3 ? `, edition ${menuEdition}` : ''}`,
      url: index % 2 === 0 ? '/blog' : '/contact',
      subItems: subItems === 0 ? [] : items(subItems),
    }));
  const columns = { items: [0, 1].map((index) => ({ title: `Column ${index}`, url: '#', subItems: items(6) })) };
  const networks = ['facebook', 'youTube', 'telegram', 'whatsapp', 'twitter', 'linkedIn', 'instagram'];
  return {
    website: {
      title: 'Example IAS',
      logo: '/media/logo.svg',
      favicon: '/media/icon.png',
      address: '12 Civil Lines, Prayagraj',
      email: 'office@example-ias.in',
      contactNumber: ['9876543210', '9876543211'],
      socialLinks: Object.fromEntries(networks.map((name) => [name, `https://${name.toLowerCase()}.example/ias`])),
      metaTags: { keywords: 'UPSC, State PCS', ogDescription: 'An institute for the civil services.' },
    },
    menus: {
      TOP_MENU: { items: items(2) },
      PRIMARY_MENU: { items: items(10, 3) },
      PRIMARY_MENU_HINDI: { items: items(10, 3) },
      FOOTER_MENU1: columns,
      COPYRIGHT_MENU: columns,
    },
  };
}

/** Page entries: a home page and the pattern of posts. */
export const pageEntries: readonly object[] = [
  { url: '/', title: 'Example IAS', data: { pageData: { blocks: [{ type: 'hero', title: 'Prepare with us' }] } } },
  { url: '/blog/:slug', collection: 'blogpost' },
];
