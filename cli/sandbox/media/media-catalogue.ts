import { drawFavicon, drawLogo, drawPoster } from './draw-brand.ts';
import { drawPdf } from './draw-pdf.ts';
import { drawPortrait } from './draw-portrait.ts';
import { drawScene, type SceneName } from './draw-scene.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { type RasterFormat, rasterise } from './rasterise.ts';

/** A file that can be drawn. */
export interface Media {
  readonly type: string;
  draw(): string | Buffer | Promise<Buffer>;
}

/** Scenes by the rest of their path under /media/. */
const scenePlaces: Readonly<Record<string, readonly [SceneName, PaletteName]>> = {
  share: ['sangam', 'indigo'],
  'pages/home': ['sangam', 'dawn'],
  'pages/about': ['campus', 'dusk'],
  'pages/demo': ['classroom', 'teal'],
  'programmes/upsc': ['parliament', 'indigo'],
  'programmes/state': ['fields', 'marigold'],
  'courses/foundation': ['books', 'indigo'],
  'courses/writing': ['writing', 'saffron'],
  'courses/history': ['monument', 'marigold'],
  'courses/uppcs': ['map', 'teal'],
  'courses/ro-aro': ['screen', 'dusk'],
  'courses/gurukul': ['campus', 'dawn'],
  'courses/csat': ['chart', 'teal'],
  'courses/sahitya': ['library', 'saffron'],
  'products/test-series': ['clock', 'indigo'],
  'news/scholarship': ['trophy', 'indigo'],
  'news/reading-room': ['library', 'teal'],
  'news/results': ['trophy', 'saffron'],
  'news/timetable': ['clock', 'teal'],
  'news/clinic': ['writing', 'dusk'],
  'gallery/courtyard': ['campus', 'marigold'],
  'gallery/reading-room': ['library', 'dawn'],
  'gallery/lecture-hall': ['classroom', 'indigo'],
  'gallery/typing-room': ['screen', 'teal'],
  'gallery/felicitation': ['trophy', 'dusk'],
  'gallery/question-hour': ['classroom', 'saffron'],
  'gallery/sangam-walk': ['sangam', 'marigold'],
  'gallery/prize-books': ['books', 'teal'],
  'gallery/film-answer': ['writing', 'indigo'],
  'gallery/film-map': ['map', 'saffron'],
  'gallery/film-day': ['campus', 'teal'],
  'posts/first-year': ['books', 'dawn'],
  'posts/revision': ['clock', 'saffron'],
  'posts/optional': ['library', 'indigo'],
  'posts/newspaper': ['news', 'teal'],
  'posts/working': ['screen', 'marigold'],
  'posts/essay': ['writing', 'teal'],
  'posts/directive': ['writing', 'indigo'],
  'posts/ethics': ['scales', 'dusk'],
  'posts/maps': ['map', 'marigold'],
  'posts/budget': ['chart', 'indigo'],
  'posts/monsoon': ['fields', 'teal'],
  'posts/parliament': ['parliament', 'saffron'],
  'posts/sangam': ['sangam', 'saffron'],
  'posts/bundelkhand': ['fields', 'saffron'],
  'posts/heritage': ['monument', 'dusk'],
  'posts/districts': ['map', 'indigo'],
};

const noteScenes: readonly SceneName[] = ['books', 'map', 'chart', 'library', 'writing', 'scales', 'clock', 'news'];

const people: Readonly<Record<string, string>> = {
  'ananya-dwivedi': 'AD',
  'imran-siddiqui': 'IS',
  'kavita-maurya': 'KM',
  'rohit-pal': 'RP',
  'shreya-kushwaha': 'SK',
  'devendra-nishad': 'DN',
  'meera-tripathi': 'MT',
  'arvind-shukla': 'AS',
  'farah-naqvi': 'FN',
  'suresh-patel': 'SP',
  'nandini-rao': 'NR',
  'om-prakash-yadav': 'OY',
};

const posters = {
  scholarship: { lines: ['Scholarship Test', 'Sunday, 25 October 2026', 'Up to the whole fee'], colour: 'indigo' },
  'test-series': { lines: ['Test Series 2027', '24 papers, English and Hindi', 'From 8 November'], colour: 'teal' },
} as const;

const documents: Readonly<Record<string, string>> = {
  'upsc-syllabus': 'UPSC syllabus on four pages',
  'uppcs-syllabus': 'UP PCS syllabus with marks',
  'prelims-2026': 'Prelims 2026 with our key',
  'district-handbook': 'District handbook of Uttar Pradesh',
  'outline-maps': 'Blank outline maps',
  'upsc-syllabus-hindi': 'UPSC syllabus in Hindi',
  'uppcs-mains-2025': 'UP PCS Mains 2025, question papers',
  'janpad-pustika': 'District handbook in Hindi',
};

const paletteNames = Object.keys(palettes) as PaletteName[];

/** A number from a name, so that two pictures of one scene differ. */
function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return seed;
}

function paletteBy(seed: number): PaletteName {
  return paletteNames[seed % paletteNames.length] ?? 'indigo';
}

const svg = (draw: () => string): Media => ({ type: 'image/svg+xml', draw });

/**
 * The file at a path under /media/, such as `/media/posts/essay.svg`; undefined when there is none. Every drawing is also
 * there as `.jpg` and `.png`, as a photograph in a CMS would be.
 */
export function findMedia(path: string): Media | undefined {
  const raster = /^(\/media\/.+)\.(jpg|png)$/.exec(path);
  if (!raster) return findDrawing(path);
  const [, place = '', extension] = raster;
  const drawing = findDrawing(`${place}.svg`);
  const format: RasterFormat = extension === 'png' ? 'png' : 'jpeg';
  return (
    drawing && { type: `image/${format}`, draw: async () => await rasterise(String(await drawing.draw()), format) }
  );
}

function findDrawing(path: string): Media | undefined {
  const match = /^\/media\/(?:([a-z]+)\/)?([a-z0-9-]+)\.(svg|pdf)$/.exec(path);
  if (!match) return undefined;
  const [, folder, name = '', extension] = match;
  if (extension === 'pdf') {
    const title = folder === 'downloads' && Object.hasOwn(documents, name) ? documents[name] : undefined;
    const lines = ['Prayas IAS Academy, Civil Lines, Prayagraj', '', 'A sample document of the sandbox.'];
    return title ? { type: 'application/pdf', draw: () => drawPdf({ title, lines }) } : undefined;
  }
  if (folder === undefined && name === 'logo') return svg(drawLogo);
  if (folder === undefined && name === 'favicon') return svg(drawFavicon);
  if (folder === 'people') return findPortrait(name);
  if (folder === 'popups') {
    const poster = Object.hasOwn(posters, name) ? posters[name as keyof typeof posters] : undefined;
    return poster && svg(() => drawPoster(poster));
  }
  return findScene(folder === undefined ? name : `${folder}/${name}`);
}

function findPortrait(name: string): Media | undefined {
  const initials = Object.hasOwn(people, name) ? people[name] : undefined;
  const seed = seedOf(name);
  return initials ? svg(() => drawPortrait({ initials, palette: paletteBy(seed), seed })) : undefined;
}

function findScene(place: string): Media | undefined {
  const seed = seedOf(place);
  const note = /^posts\/note-(\d+)$/.exec(place);
  if (note) {
    const number = Number(note[1]);
    const scene = noteScenes[number % noteScenes.length] ?? 'books';
    return svg(() => drawScene(scene, { palette: paletteBy(number), seed: number }));
  }
  const found = Object.hasOwn(scenePlaces, place) ? scenePlaces[place] : undefined;
  return found && svg(() => drawScene(found[0], { palette: found[1], seed }));
}
