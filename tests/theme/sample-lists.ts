import type { Lang } from '../../config/lang.ts';
import type { CardModel, ImageModel, ListModel, PhotoModel, VideoModel } from '../../config/page-model.ts';

const texts = {
  en: {
    course: ['UPSC Foundation, two years', 'Hindi Literature optional', 'State PCS in one year'],
    summary:
      'Small batches, weekly answer writing and a mentor who knows your name, from the first class to the interview.',
    badge: 'Foundation',
    fee: '₹ 85,000',
    person: ['Anjali Mishra', 'Dr. Rakesh Tiwari', 'Mohammed Arif', 'Kavya Reddy'],
    rank: 'AIR 42, UPSC 2025',
    quote: 'I came with a stack of books and no plan. Here I learnt to read less, write more and keep calm.',
    html: '<p>Teaches <strong>polity</strong> and writes the monthly digest.</p>',
    album: 'Convocation',
    long: 'How to read the Economic Survey in nine quiet evenings without losing the thread, and what to leave out',
    date: '12 November 2026',
  },
  hi: {
    course: ['यूपीएससी आधार पाठ्यक्रम, दो वर्ष', 'हिन्दी साहित्य वैकल्पिक विषय', 'एक वर्ष में राज्य पीसीएस'],
    summary: 'छोटे बैच, हर सप्ताह उत्तर लेखन और एक मार्गदर्शक जो आपको नाम से जानता है, पहली कक्षा से साक्षात्कार तक।',
    badge: 'आधार',
    fee: '₹ 85,000',
    person: ['अंजलि मिश्रा', 'डॉ. राकेश तिवारी', 'मोहम्मद आरिफ़', 'काव्या रेड्डी'],
    rank: 'अखिल भारतीय रैंक 42, यूपीएससी 2025',
    quote: 'मैं किताबों के ढेर के साथ आया था, योजना के बिना। यहाँ सीखा कि कम पढ़ो, अधिक लिखो और शांत रहो।',
    html: '<p><strong>राजव्यवस्था</strong> पढ़ाते हैं और मासिक पत्रिका लिखते हैं।</p>',
    album: 'दीक्षांत समारोह',
    long: 'आर्थिक समीक्षा को नौ शांत संध्याओं में कैसे पढ़ें कि सूत्र न छूटे, और क्या छोड़ दें',
    date: '12 नवंबर 2026',
  },
} as const;

/** A picture on a host that the tests never ask. */
export function makeImage(name: string, alt = ''): ImageModel {
  return { src: `https://cdn.example/${name}.jpg`, alt, width: 1200, height: 800 };
}

function makeCards(lang: Lang): readonly CardModel[] {
  const text = texts[lang];
  return text.course.map((title, index) => ({
    id: `card-${index}`,
    title: index === 1 ? text.long : title,
    href: `/x/${index}`,
    summary: text.summary,
    badge: text.badge,
    ...(index === 0 ? { image: makeImage(`course-${index}`) } : {}),
    facts: [
      { name: 'duration', value: lang === 'hi' ? '24 माह' : '24 months' },
      { name: 'fee', value: text.fee },
    ],
  }));
}

/** A list of every display, each with records of different completeness. */
export function makeLists(lang: Lang): readonly ListModel[] {
  const text = texts[lang];
  const cards = makeCards(lang);
  const date = { iso: '2026-11-12', label: text.date };
  const people = text.person.map((title, index) => ({
    id: `person-${index}`,
    title,
    subtitle: text.rank,
    facts: [],
    ...(index === 0 ? { image: makeImage('person') } : {}),
    ...(index === 1 ? { html: text.html } : {}),
  }));
  return [
    { display: 'courses', items: cards },
    { display: 'programmes', items: cards.slice(0, 2) },
    { display: 'articles', items: cards.map((card) => ({ ...card, facts: [], date })) },
    { display: 'news', items: cards.map((card) => ({ ...card, facts: [], date })) },
    { display: 'people', items: people },
    { display: 'links', items: cards.map((card, index) => ({ ...card, newTab: index === 1, facts: [] })) },
    {
      display: 'testimonials',
      items: text.person.slice(0, 3).map((name, index) => ({
        id: `t-${index}`,
        name,
        text: text.quote,
        rank: text.rank,
        ...(index === 0 ? { image: makeImage('face'), video: makeVideo(lang) } : {}),
      })),
    },
    {
      display: 'downloads',
      items: cards.map(({ id, title }) => ({ id, title, href: `https://cdn.example/${id}.pdf`, size: '1.2 MB' })),
    },
    { display: 'photos', items: makePhotos(lang) },
    { display: 'videos', items: [makeVideo(lang), { id: 'v2', title: text.long, href: 'https://films.example/2' }] },
  ];
}

export function makePhotos(lang: Lang): readonly PhotoModel[] {
  const { album } = texts[lang];
  return [1, 2, 3, 4].map((number) => ({
    id: `photo-${number}`,
    image: makeImage(`photo-${number}`, number === 4 ? '' : `${album} ${number}`),
    ...(number < 3 ? { title: `${album} ${number}`, album } : {}),
  }));
}

export function makeVideo(lang: Lang): VideoModel {
  return {
    id: 'v1',
    title: texts[lang].quote.slice(0, 40),
    href: 'https://www.youtube.com/watch?v=abcdefghijk',
    embedHref: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
  };
}
