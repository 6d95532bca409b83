import type { WireRecord } from '../content-types.ts';
import { describePage } from './describe-page.ts';

/** Pages in English: addresses, head data and blocks. Also the patterns of both languages. */

/** Patterns; the two for news stand in the list as plain addresses. */
export const patterns: WireRecord[] = [
  { url: '/programmes/:slug', collection: 'courseprogram', title: 'Programmes' },
  { url: '/courses/:slug', collection: 'course', title: 'Courses' },
  { url: '/blog/:slug', collection: 'blogpost', title: 'Blog' },
  { url: '/hindi/programmes/:slug', collection: 'courseprogram', title: 'कार्यक्रम' },
  { url: '/hindi/courses/:slug', collection: 'course', title: 'पाठ्यक्रम' },
  { url: '/hindi/blog/:slug', collection: 'blogpost', title: 'लेख' },
];

export const englishPages: WireRecord[] = [
  describePage({
    url: '/',
    title: 'Prayas IAS Academy: civil services coaching in Prayagraj',
    description:
      'UPSC, UP State PCS and RO/ARO in English and Hindi: small batches, an answer a day, a mentor of your own.',
    image: '/media/share.svg',
    blocks: [
      {
        type: 'hero',
        title: 'Think clearly. Write simply. Serve well.',
        subtitle:
          'Classroom and live online preparation for UPSC, UP State PCS and RO/ARO, in English and Hindi, at the confluence of three rivers.',
        image: '/media/pages/home.jpg',
        url: '/courses',
        label: 'See our courses',
      },
      {
        type: 'stats',
        items: [
          { value: '19', label: 'years in Civil Lines' },
          { value: '1,140', label: 'students in service' },
          { value: '60', label: 'students in a batch, no more' },
          { value: '365', label: 'answers a year, each one read' },
        ],
      },
      { type: 'collection', collection: 'course', title: 'Batches that open soon', limit: 6 },
      {
        type: 'collection',
        collection: 'webberlistitem',
        list: 'toppers',
        title: 'They sat where you will sit',
        limit: 6,
      },
      { type: 'collection', collection: 'testimonial', title: 'What students say', limit: 4 },
      {
        type: 'cta',
        title: 'Scholarship test on 25 October',
        text: 'One hundred questions, two hours, and up to the whole fee of the foundation course.',
        url: '/scholarship-test',
        label: 'Register for free',
      },
      { type: 'collection', collection: 'blogpost', title: 'From our blog', limit: 3 },
      { type: 'collection', collection: 'news', title: 'News from the centre', limit: 4 },
      { type: 'faq', list: 'faq', title: 'Questions we hear every day' },
      { type: 'enquiry', title: 'Talk to a mentor', enquirySource: 'Home page' },
    ],
  }),
  describePage({
    url: '/about-us',
    title: 'About us',
    description:
      'Nineteen years of teaching in Civil Lines, Prayagraj: who we are, how we teach and what we do not promise.',
    image: '/media/pages/about.jpg',
    params: { headerType: 'transparent' },
    blocks: [
      {
        type: 'hero',
        title: 'A school of clear thinking',
        subtitle: 'In Civil Lines, Prayagraj, since 2007.',
        image: '/media/pages/about.jpg',
      },
      {
        type: 'richText',
        html: `<p>Prayas means effort, and the word is a promise in both directions. The academy was started in 2007 by four teachers in two rented rooms, with nineteen students and one newspaper subscription. Today we teach in fourteen rooms, and still no batch is larger than sixty.</p>
<h2>How we teach</h2>
<p>We read the syllabus aloud on the first day, because it is the only document that binds the examiner. Every class ends with a question, and the question is answered in writing before the next. A mentor reads the answer and returns it within two days with one thing to keep and one to change.</p>
<h2>What we do not promise</h2>
<p>No institute can promise a rank. About one candidate in a thousand is selected, and many who are not would have made fine officers. We promise time, attention and honest marks, and help with a second plan when the first one does not hold.</p>
<figure><img src="/media/gallery/courtyard.jpg" alt="The courtyard of the academy with its neem trees" width="1200" height="750"><figcaption>The courtyard, where most of the real discussions happen.</figcaption></figure>`,
      },
      {
        type: 'stats',
        items: [
          { value: '14', label: 'classrooms' },
          { value: '26', label: 'teachers and mentors' },
          { value: '12,000', label: 'books in the library' },
        ],
      },
      { type: 'collection', collection: 'webberlistitem', list: 'faculty', title: 'Those who teach', limit: 6 },
      {
        type: 'cta',
        title: 'Come and see',
        text: 'Visitors may sit in any class on the first Monday of the month.',
        url: '/contact',
        label: 'How to reach us',
      },
    ],
  }),
  describePage({
    url: '/faculty',
    title: 'Faculty',
    description: 'The teachers of Prayas IAS Academy and their subjects.',
    html: '<p>Six people carry the general studies classes. Each of them also mentors twenty students, so that nobody teaches without reading answers.</p>',
    blocks: [
      { type: 'collection', collection: 'webberlistitem', list: 'faculty' },
      {
        type: 'cta',
        title: 'Ask a teacher',
        text: 'Questions about a subject are answered within two days.',
        url: '/contact',
        label: 'Write to us',
      },
    ],
  }),
  describePage({
    url: '/results/toppers',
    title: 'Our toppers',
    description: 'Students of the academy in the lists of UPSC, UP PCS and RO/ARO.',
    blocks: [
      {
        type: 'richText',
        html: '<p>We list only students who attended a full course with us. Those who came for the interview alone are not counted, here or anywhere else.</p>',
      },
      { type: 'collection', collection: 'webberlistitem', list: 'toppers' },
      {
        type: 'stats',
        items: [
          { value: '41', label: 'in the State list of 2025' },
          { value: '11', label: 'in the UPSC list of 2025' },
          { value: '23', label: 'in RO/ARO 2025' },
        ],
      },
    ],
  }),
  describePage({
    url: '/photo-gallery',
    title: 'Photo gallery',
    description: 'The campus in Civil Lines and the felicitation of 2026 in pictures.',
    blocks: [
      { type: 'gallery', album: 'Campus', title: 'The campus' },
      { type: 'gallery', album: 'Felicitation 2026', title: 'Felicitation 2026' },
    ],
  }),
  describePage({
    url: '/video-gallery',
    title: 'Video gallery',
    description: 'Short films from our classrooms.',
    blocks: [
      { type: 'video', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'How our mentors read an answer' },
      { type: 'collection', collection: 'galleryvideo', title: 'More films' },
    ],
  }),
  describePage({
    url: '/testimonials',
    title: 'What students say',
    description: 'Students of the academy about their year with us.',
    blocks: [{ type: 'collection', collection: 'testimonial' }],
  }),
  describePage({
    url: '/downloads',
    title: 'Downloads',
    description: 'Syllabus, question papers, maps and sample notes to take home.',
    html: '<p>Everything here is free to print and to pass on.</p>',
    blocks: [{ type: 'collection', collection: 'download' }],
  }),
  describePage({
    url: '/faq',
    title: 'Questions and answers',
    description: 'Answers about batches, fees, medium and hostels.',
    blocks: [
      { type: 'faq', list: 'faq' },
      { type: 'enquiry', title: 'Another question?', enquirySource: 'FAQ page' },
    ],
  }),
  describePage({
    url: '/admission',
    title: 'Admission',
    description: 'How admission works, and the application form.',
    blocks: [
      {
        type: 'richText',
        html: '<ol><li>Fill in the form below, or the paper one at the counter.</li><li>Meet a mentor for half an hour; bring your last mark sheet.</li><li>Pay the first part of the fee and choose your batch.</li></ol>',
      },
      {
        type: 'form',
        form: 'admission',
        title: 'Application for admission',
        fields: [
          { name: 'firstName', label: 'First Name', type: 'text', required: true },
          { name: 'lastName', label: 'Last Name', type: 'lastName', required: false },
          { name: 'email', label: 'Email', type: 'email', required: true },
          { name: 'mobile', label: 'Mobile Number', type: 'mobile', required: true },
          { name: 'dob', label: 'Date of Birth', type: 'dob', required: true },
          {
            name: 'course',
            label: 'Course',
            type: 'select',
            required: true,
            options: ['UPSC Foundation', 'UP PCS Complete', 'RO/ARO Target Batch'],
          },
          { name: 'college', label: 'College', type: 'collegeName', required: false },
          { name: 'experience', label: 'Work experience', type: 'experience', required: false },
          { name: 'address', label: 'Address', type: 'address', required: true },
          { name: 'landmark', label: 'Landmark', type: 'landmark', required: false },
          { name: 'state', label: 'State', type: 'state', required: true },
          { name: 'postalCode', label: 'Postal Code', type: 'postalCode', required: true },
          { name: 'markSheet', label: 'Last mark sheet', type: 'file', required: false },
          { name: 'message', label: 'Message', type: 'textarea', required: false },
        ],
      },
    ],
  }),
  describePage({
    url: '/test-series',
    title: 'Prelims Test Series 2027',
    description: 'Twenty-four Prelims papers in English and Hindi with discussion.',
    image: '/media/products/test-series.png',
    blocks: [
      { type: 'product', id: 'prelims-test-series-2027' },
      { type: 'collection', collection: 'blogpost', category: 'strategy', title: 'Read before you begin', limit: 3 },
    ],
  }),
  describePage({
    url: '/free-demo-class',
    title: 'Free demo class',
    description: 'Sit in on a class of ninety minutes, in the room or online, without a fee.',
    params: { headerType: 'minimal', hideFooter: true },
    blocks: [
      {
        type: 'hero',
        title: 'Sit in. Ask anything. Then decide.',
        subtitle: 'Every Tuesday at five: a class of ninety minutes, in the room or online.',
        image: '/media/pages/demo.svg',
      },
      {
        type: 'html',
        html: '<h2>This month’s classes</h2><ul><li>3 November: What makes a right fundamental?</li><li>10 November: Why the rains come late to the Doab</li><li>17 November: Reading a budget in one hour</li></ul>',
      },
      { type: 'enquiry', title: 'Book your seat', enquirySource: 'Demo class' },
    ],
  }),
  describePage({
    url: '/privacy-policy',
    title: 'Privacy Policy',
    description: 'What we ask of you, why, and how long we keep it.',
    html: `<p>This page says what the academy does with what you tell us. It applies to this website and to our student portal.</p><h2>What we ask for</h2><p>An enquiry needs your name, mobile number, e-mail address and city, so that a mentor can answer you. A registration also needs your date of birth, category and a photograph, because the identity card and the fee rules depend on them.</p><h2>How long we keep it</h2><p>Enquiries are deleted after twelve months. Records of students are kept for five years after the last course, as the law on accounts asks.</p><h2>Your rights</h2><p>You may ask what we hold about you, and have it corrected or deleted. Write to <a href="mailto:care@prayas-ias.example">care@prayas-ias.example</a>; we answer within fifteen days.</p>`,
  }),
  describePage({
    url: '/terms-conditions',
    title: 'Terms & Conditions',
    description: 'Fees, classes, recordings and conduct.',
    html: `<h2>Fees</h2><p>A seat is yours once the first part of the fee has been paid. In the first ten days the fee is returned except ₹1,000 for the papers; until day forty-five half of it is returned.</p><h2>Classes and recordings</h2><p>Timetables may change with a week’s notice. Recordings are for the student alone; passing them on ends the access without a refund.</p><h2>Conduct</h2><p>The reading room is silent, and the courtyard is not. Everybody in the academy is treated with respect, whatever they believe and wherever they come from.</p>`,
  }),
];

/** Answered by `?url=`: this page stands in the list as a plain address. */
export const englishScholarshipPage = describePage({
  url: '/scholarship-test',
  title: 'Prayas Scholarship Test',
  description: 'Sunday, 25 October 2026, in eight cities and online: up to the whole fee of the foundation course.',
  image: '/media/news/scholarship.svg',
  blocks: [
    {
      type: 'hero',
      title: 'Prayas Scholarship Test',
      subtitle: 'Sunday, 25 October 2026, eleven to one, in eight cities and online.',
      image: '/media/news/scholarship.svg',
      url: '/admission',
      label: 'How admission works',
    },
    {
      type: 'html',
      html: '<h2>Pattern</h2><table><thead><tr><th>Part</th><th>Questions</th><th>Marks</th></tr></thead><tbody><tr><td>General studies</td><td>60</td><td>120</td></tr><tr><td>Reasoning</td><td>25</td><td>50</td></tr><tr><td>Language (English or Hindi)</td><td>15</td><td>30</td></tr></tbody></table><p>There is no negative marking. Rank 1 to 30 study without a fee, rank 31 to 100 pay half.</p>',
    },
    {
      type: 'form',
      form: 'scholarship-test',
      title: 'Register for free',
      fields: [
        { name: 'name', label: 'Name', type: 'text', required: true },
        { name: 'mobile', label: 'Mobile Number', type: 'mobile', required: true },
        { name: 'email', label: 'Email', type: 'email', required: true },
        {
          name: 'city',
          label: 'Test city',
          type: 'select',
          required: true,
          options: ['Prayagraj', 'Varanasi', 'Lucknow', 'Kanpur', 'Gorakhpur', 'Jhansi', 'Agra', 'Bareilly', 'Online'],
        },
      ],
    },
    { type: 'collection', collection: 'courseprogram', title: 'Where the scholarship counts' },
    { type: 'video', url: 'https://youtu.be/eRsGyueVLvQ', title: 'Last year’s test in five minutes' },
  ],
});
