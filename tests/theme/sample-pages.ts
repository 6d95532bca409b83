import type { Lang } from '../../config/lang.ts';
import type { BlockModel, PageContent, PageModel } from '../../config/page-model.ts';
import { makeImage, makeLists, makePhotos, makeVideo } from './sample-lists.ts';

const html = {
  en: '<h2>Why people come to us</h2><p>We teach in <em>small</em> batches and correct <a href="/results">every answer</a>.</p><ul><li>One mentor for twelve students</li><li>A library open until midnight</li></ul><table><thead><tr><th scope="col">Paper</th><th scope="col">Hours</th></tr></thead><tbody><tr><td>General Studies I</td><td>120</td></tr></tbody></table><figure class="video-facade"><a href="https://www.youtube.com/watch?v=abcdefghijk" data-video-embed="https://www.youtube-nocookie.com/embed/abcdefghijk">Watch the film</a></figure><blockquote><p>Patience is a method.</p></blockquote>',
  hi: '<h2>लोग हमारे पास क्यों आते हैं</h2><p>हम <em>छोटे</em> बैच में पढ़ाते हैं और <a href="/hindi/results">हर उत्तर</a> जाँचते हैं।</p><ul><li>बारह छात्रों पर एक मार्गदर्शक</li><li>आधी रात तक खुला पुस्तकालय</li></ul><blockquote><p>धैर्य भी एक विधि है।</p></blockquote>',
} as const;

/** Every block, with its parts given. */
export function makeBlocks(lang: Lang): readonly BlockModel[] {
  const hindi = lang === 'hi';
  const title = (en: string, hi: string) => (hindi ? hi : en);
  return [
    {
      type: 'hero',
      title: title('Prepare for the services with people who have served', 'उनसे सीखिए जिन्होंने सेवा की है'),
      subtitle: title(
        'Small batches in Hindi and English, daily answer writing, and mentors from the first class to the interview.',
        'हिन्दी और अंग्रेज़ी में छोटे बैच, प्रतिदिन उत्तर लेखन और पहली कक्षा से साक्षात्कार तक मार्गदर्शक।',
      ),
      image: makeImage('hero', title('Students in the library', 'पुस्तकालय में छात्र')),
      action: { label: title('See the courses', 'पाठ्यक्रम देखें'), href: '/courses' },
    },
    {
      type: 'stats',
      items: [
        { value: '1,240+', label: title('selections since 2009', '2009 से चयन') },
        { value: '48', label: title('teachers and mentors', 'शिक्षक और मार्गदर्शक') },
        { value: '12:1', label: title('students to a mentor', 'छात्र प्रति मार्गदर्शक') },
      ],
    },
    ...makeLists(lang).map(
      (list): BlockModel => ({
        type: 'collection',
        title: title(`A list: ${list.display}`, `सूची: ${list.display}`),
        list,
        more: { label: title('View all', 'सभी देखें'), href: `/all-${list.display}` },
      }),
    ),
    { type: 'richText', html: html[lang] },
    { type: 'gallery', title: title('On campus', 'परिसर में'), photos: makePhotos(lang) },
    { type: 'video', title: title('A day with us', 'हमारे साथ एक दिन'), video: makeVideo(lang) },
    {
      type: 'faq',
      title: title('Questions we hear often', 'अक्सर पूछे जाने वाले प्रश्न'),
      questions: [1, 2, 3].map((number) => ({
        id: `q${number}`,
        question: title(`Is there a hostel? (${number})`, `क्या छात्रावास है? (${number})`),
        answerHtml: title('<p>Yes, for girls and for boys.</p>', '<p>हाँ, छात्राओं और छात्रों दोनों के लिए।</p>'),
      })),
    },
    {
      type: 'cta',
      title: title('Sit in a class, free', 'एक कक्षा में निःशुल्क बैठिए'),
      text: title('Every Saturday at ten.', 'हर शनिवार दस बजे।'),
      action: { label: title('Book a seat', 'सीट बुक करें'), href: '/contact' },
    },
    {
      type: 'form',
      form: 'callback',
      title: title('Ask for a call', 'फ़ोन के लिए कहें'),
      fields: [{ name: 'lastName', label: title('Last Name', 'उपनाम'), type: 'lastName', required: true, options: [] }],
    },
    {
      type: 'product',
      product: {
        id: 'p1',
        title: title('Test series 2027', 'टेस्ट सीरीज़ 2027'),
        html: html[lang],
        price: '₹ 4,999',
        course: { label: title('UPSC Foundation', 'यूपीएससी आधार'), href: '/courses/foundation' },
      },
    },
    { type: 'enquiry', enquirySource: 'Web Enquiry' },
    { type: 'custom', name: 'unknownBlock', props: {} },
  ];
}

/** Content of every kind of page. */
export function makeContents(lang: Lang): readonly PageContent[] {
  const heading = lang === 'hi' ? 'धैर्य से तैयारी कैसे करें' : 'How to prepare with patience';
  const blocks = makeBlocks(lang);
  const lists = makeLists(lang);
  const some = blocks.filter((block) => block.type === 'cta');
  const [courses] = lists;
  const common = { heading, html: html[lang], blocks: some };
  const facts = [
    { name: 'duration', value: '24' },
    { name: 'mode', value: 'Online' },
    { name: 'fee', value: '₹ 85,000' },
    { name: 'startDate', value: '1 January 2027' },
  ] as const;
  return [
    { kind: 'home', heading, blocks },
    { kind: 'blocks', ...common },
    ...lists.map(
      (list): PageContent => ({
        kind: 'listing',
        ...common,
        list,
        filters: [
          { label: 'Strategy', href: '/blog', current: true },
          { label: 'Answer writing', href: '/blog/category/answer-writing', current: false },
        ],
        pagination: { page: 4, pages: 9, hrefs: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((page) => `/blog/page/${page}`) },
      }),
    ),
    {
      kind: 'article',
      ...common,
      summary: 'What to read, in which order, and when to stop.',
      image: makeImage('article'),
      author: 'Anjali Mishra',
      date: { iso: '2026-11-12', label: '12 November 2026' },
      category: { label: 'Strategy', href: '/blog/category/strategy' },
      listing: { label: 'Blog', href: '/blog' },
    },
    { kind: 'course', ...common, summary: 'Two years.', facts, program: { label: 'Foundation', href: '/foundation' } },
    {
      kind: 'programme',
      ...common,
      image: makeImage('programme'),
      courses: courses?.display === 'courses' ? courses.items : [],
    },
    {
      kind: 'record',
      ...common,
      image: { src: 'https://cdn.example/record.jpg', alt: 'Record' },
      text: 'Line one\nLine two',
      link: { label: 'Open', href: 'https://other.example/', newTab: true },
      video: makeVideo(lang),
    },
    { kind: 'contact', heading },
    { kind: 'privacy', heading },
    { kind: 'terms', heading },
    { kind: 'login', heading, blocks: [] },
    { kind: 'notFound', heading },
  ];
}

/** A page around its content. */
export function makePage(lang: Lang, content: PageContent, changes: Partial<PageModel> = {}): PageModel {
  const home = lang === 'hi' ? { label: 'मुखपृष्ठ', href: '/hindi' } : { label: 'Home', href: '/' };
  return {
    href: lang === 'hi' ? '/hindi/page' : '/page',
    lang,
    head: {
      title: 'Page',
      ogTitle: 'Page',
      ogType: 'website',
      robots: 'index',
      canonical: 'https://www.example-ias.in/page',
      alternates: [],
      feeds: [],
      structuredData: [],
    },
    layout: { hideHeader: false, hideFooter: false, headerType: 'default' },
    breadcrumbs: content.kind === 'home' ? [] : [home, { label: content.heading, href: '/page' }],
    content,
    ...changes,
  };
}
