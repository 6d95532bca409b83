import type { CollectionRecord } from '../../../config/contracts/collections.ts';

/** Downloads, photographs, films and popups. */

export const downloads: CollectionRecord<'download'>[] = [
  {
    id: 'dl-1',
    title: 'UPSC syllabus on four pages',
    url: '/media/downloads/upsc-syllabus.pdf',
    category: 'Syllabus',
    size: '180 kB',
    lang: 'en',
    order: 1,
  },
  {
    id: 'dl-2',
    title: 'UP PCS syllabus with marks',
    url: '/media/downloads/uppcs-syllabus.pdf',
    category: 'Syllabus',
    size: '210 kB',
    lang: 'en',
    order: 2,
  },
  {
    id: 'dl-3',
    title: 'Prelims 2026 with our key',
    url: '/media/downloads/prelims-2026.pdf',
    category: 'Question papers',
    size: '1.2 MB',
    lang: 'en',
    order: 3,
  },
  {
    id: 'dl-4',
    title: 'District handbook of Uttar Pradesh, sample',
    url: '/media/downloads/district-handbook.pdf',
    category: 'Notes',
    size: '2.4 MB',
    lang: 'en',
    order: 4,
  },
  {
    id: 'dl-5',
    title: 'Blank outline maps, twelve sheets',
    url: '/media/downloads/outline-maps.pdf',
    category: 'Notes',
    size: '900 kB',
    lang: 'en',
    order: 5,
  },
  {
    id: 'dl-6',
    title: 'यूपीएससी पाठ्यक्रम, हिंदी में',
    url: '/media/downloads/upsc-syllabus-hindi.pdf',
    category: 'पाठ्यक्रम',
    size: '190 kB',
    lang: 'hi',
    order: 1,
  },
  {
    id: 'dl-7',
    title: 'पीसीएस मुख्य परीक्षा 2025 के प्रश्नपत्र',
    url: '/media/downloads/uppcs-mains-2025.pdf',
    category: 'प्रश्नपत्र',
    size: '1.1 MB',
    lang: 'hi',
    order: 2,
  },
  {
    id: 'dl-8',
    title: 'जनपद पुस्तिका, नमूना',
    url: '/media/downloads/janpad-pustika.pdf',
    category: 'नोट्स',
    size: '2.3 MB',
    lang: 'hi',
    order: 3,
  },
];

const photograph = (
  id: string,
  details: { readonly album: string; readonly title: string; readonly order: number },
) => ({
  id: `photo-${id}`,
  image: `/media/gallery/${id}.jpg`,
  ...details,
});

export const photographs: CollectionRecord<'galleryphoto'>[] = [
  photograph('courtyard', { album: 'Campus', title: 'The courtyard in Civil Lines', order: 1 }),
  photograph('reading-room', { album: 'Campus', title: 'The new reading room', order: 2 }),
  photograph('lecture-hall', { album: 'Campus', title: 'A morning class in hall 3', order: 3 }),
  photograph('typing-room', { album: 'Campus', title: 'Typing room at seven', order: 4 }),
  photograph('felicitation', { album: 'Felicitation 2026', title: 'State service list, August 2026', order: 5 }),
  photograph('question-hour', { album: 'Felicitation 2026', title: 'Toppers answer questions', order: 6 }),
  photograph('sangam-walk', { album: 'Felicitation 2026', title: 'Morning walk to the Sangam', order: 7 }),
  photograph('prize-books', { album: 'Felicitation 2026', title: 'Books for every name on the list', order: 8 }),
];

export const videos: CollectionRecord<'galleryvideo'>[] = [
  {
    id: 'video-1',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: 'How our mentors read an answer',
    image: '/media/gallery/film-answer.svg',
    order: 1,
  },
  {
    id: 'video-2',
    url: 'https://youtu.be/eRsGyueVLvQ',
    title: 'Drawing the Ganga basin in five minutes',
    image: '/media/gallery/film-map.svg',
    order: 2,
  },
  {
    id: 'video-3',
    url: 'https://www.youtube.com/watch?v=R6MlUcmOul8',
    title: 'A day at the Civil Lines centre',
    image: '/media/gallery/film-day.svg',
    order: 3,
  },
];

export const popups: CollectionRecord<'popup'>[] = [
  {
    image: '/media/popups/scholarship.svg',
    link: '/scholarship-test',
    title: 'Scholarship test on 25 October',
    displayOn: 'home',
  },
  { image: '/media/popups/test-series.svg', link: '/test-series', title: 'Prelims Test Series 2027' },
];
