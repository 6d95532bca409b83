import type { CollectionRecord } from '../../../config/contracts/collections.ts';

type Item = CollectionRecord<'webberlistitem'>;

const toppers: Item[] = (
  [
    ['ananya-dwivedi', 'Ananya Dwivedi', 'अनन्या द्विवेदी', 'UPSC 2025, rank 38', 'यूपीएससी 2025, स्थान 38'],
    ['imran-siddiqui', 'Imran Siddiqui', 'इमरान सिद्दीक़ी', 'UPSC 2025, rank 112', 'यूपीएससी 2025, स्थान 112'],
    [
      'kavita-maurya',
      'Kavita Maurya',
      'कविता मौर्य',
      'UP PCS 2025, rank 4, Deputy Collector',
      'पीसीएस 2025, स्थान 4, उप ज़िलाधिकारी',
    ],
    ['rohit-pal', 'Rohit Pal', 'रोहित पाल', 'UP PCS 2025, rank 17, Deputy SP', 'पीसीएस 2025, स्थान 17, पुलिस उपाधीक्षक'],
    ['shreya-kushwaha', 'Shreya Kushwaha', 'श्रेया कुशवाहा', 'UPSC 2024, rank 205', 'यूपीएससी 2024, स्थान 205'],
    ['devendra-nishad', 'Devendra Nishad', 'देवेंद्र निषाद', 'RO/ARO 2025, rank 9', 'आरओ/एआरओ 2025, स्थान 9'],
  ] as const
).flatMap(([slug, name, nameHindi, result, resultHindi], index): Item[] => [
  {
    id: `topper-${slug}`,
    list: 'toppers',
    title: name,
    subtitle: result,
    image: `/media/people/${slug}.jpg`,
    order: index + 1,
    lang: 'en',
  },
  {
    id: `topper-${slug}-hi`,
    list: 'toppers',
    title: nameHindi,
    subtitle: resultHindi,
    image: `/media/people/${slug}.jpg`,
    order: index + 1,
    lang: 'hi',
  },
]);

interface Teacher {
  readonly slug: string;
  readonly en: readonly [name: string, subject: string, text: string];
  readonly hi: readonly [name: string, subject: string, text: string];
}

const teachers: readonly Teacher[] = [
  {
    slug: 'meera-tripathi',
    en: [
      'Dr Meera Tripathi',
      'Polity and governance',
      'Has taught the Constitution for nineteen years and begins every batch with the debates of the Constituent Assembly.',
    ],
    hi: [
      'डॉ. मीरा त्रिपाठी',
      'राजव्यवस्था और शासन',
      'उन्नीस वर्षों से संविधान पढ़ा रही हैं और हर समूह का आरंभ संविधान सभा की बहसों से करती हैं।',
    ],
  },
  {
    slug: 'arvind-shukla',
    en: [
      'Arvind Shukla',
      'History and culture',
      'Walks the first batch of every winter through the fort, the Khusro Bagh and the museum, notebook in hand.',
    ],
    hi: ['अरविंद शुक्ल', 'इतिहास और संस्कृति', 'हर सर्दी में विद्यार्थियों को क़िले, ख़ुसरो बाग़ और संग्रहालय की सैर कराते हुए पढ़ाते हैं।'],
  },
  {
    slug: 'farah-naqvi',
    en: [
      'Farah Naqvi',
      'Economy and budget',
      'Worked in a rural bank for eight years; her classes start from a household’s accounts and end at the Union’s.',
    ],
    hi: [
      'फ़राह नक़वी',
      'अर्थव्यवस्था और बजट',
      'आठ वर्ष ग्रामीण बैंक में काम किया; उनकी कक्षा घर के हिसाब से शुरू होकर देश के बजट पर पूरी होती है।',
    ],
  },
  {
    slug: 'suresh-patel',
    en: [
      'Suresh Patel',
      'Geography and environment',
      'Draws every map on the board from memory and expects the same of you by December.',
    ],
    hi: ['सुरेश पटेल', 'भूगोल और पर्यावरण', 'हर मानचित्र स्मृति से श्यामपट्ट पर बनाते हैं और दिसंबर तक आपसे भी यही अपेक्षा रखते हैं।'],
  },
  {
    slug: 'nandini-rao',
    en: [
      'Nandini Rao',
      'Ethics and essay',
      'Reads four hundred essays a month and still writes a full line of comment under each.',
    ],
    hi: ['नंदिनी राव', 'नीतिशास्त्र और निबंध', 'महीने में चार सौ निबंध पढ़ती हैं और हर एक के नीचे पूरी पंक्ति की टिप्पणी लिखती हैं।'],
  },
  {
    slug: 'om-prakash-yadav',
    en: [
      'Om Prakash Yadav',
      'Uttar Pradesh special',
      'Author of our district handbook; has visited all seventy-five districts of the State by bus.',
    ],
    hi: ['ओम प्रकाश यादव', 'उत्तर प्रदेश विशेष', 'हमारी जनपद पुस्तिका के लेखक; प्रदेश के पचहत्तर जनपद बस से घूम चुके हैं।'],
  },
];

const faculty: Item[] = teachers.flatMap(({ slug, en, hi }, index): Item[] => [
  {
    id: `faculty-${slug}`,
    list: 'faculty',
    title: en[0],
    subtitle: en[1],
    html: `<p>${en[2]}</p>`,
    image: `/media/people/${slug}.svg`,
    order: index + 1,
    lang: 'en',
  },
  {
    id: `faculty-${slug}-hi`,
    list: 'faculty',
    title: hi[0],
    subtitle: hi[1],
    html: `<p>${hi[2]}</p>`,
    image: `/media/people/${slug}.svg`,
    order: index + 1,
    lang: 'hi',
  },
]);

const questions: readonly (readonly [lang: 'en' | 'hi', question: string, answer: string])[] = [
  [
    'en',
    'Can I change from Hindi to English medium during the course?',
    '<p>Yes, once and without a fee, within the first two months. After that the batches are too far apart.</p>',
  ],
  [
    'en',
    'How many students are in a batch?',
    '<p>Sixty in general studies, thirty in optional subjects and <strong>eight</strong> in the writing studio.</p>',
  ],
  [
    'en',
    'Is there a hostel?',
    '<p>There are two, for women and for men, each a short walk from the centre. Seats are given in the order of admission; ask on the <a href="/contact">contact page</a>.</p>',
  ],
  [
    'en',
    'Can the fee be paid in parts?',
    '<p>In three parts: at admission, after two months and after five. There is no interest.</p>',
  ],
  [
    'en',
    'What happens when I miss a class?',
    '<p>Every class is recorded and stands in the student portal by nine in the evening. You may also sit in the parallel batch.</p>',
  ],
  [
    'en',
    'Do you return the fee when I leave?',
    '<p>In the first ten days the whole fee except ₹1,000 for the papers; until day forty-five, half of it.</p>',
  ],
  [
    'hi',
    'क्या मैं बीच में माध्यम बदल सकता हूँ?',
    '<p>हाँ, पहले दो महीनों में एक बार, बिना किसी शुल्क के। उसके बाद दोनों समूहों का क्रम अलग हो जाता है।</p>',
  ],
  [
    'hi',
    'एक समूह में कितने विद्यार्थी होते हैं?',
    '<p>सामान्य अध्ययन में साठ, वैकल्पिक विषय में तीस और लेखन कार्यशाला में <strong>आठ</strong>।</p>',
  ],
  [
    'hi',
    'क्या छात्रावास की सुविधा है?',
    '<p>छात्राओं और छात्रों के लिए दो अलग छात्रावास हैं, दोनों केंद्र से पैदल दूरी पर। स्थान प्रवेश के क्रम से दिए जाते हैं।</p>',
  ],
  [
    'hi',
    'क्या शुल्क किस्तों में दिया जा सकता है?',
    '<p>तीन किस्तों में: प्रवेश के समय, दो महीने बाद और पाँच महीने बाद। कोई ब्याज नहीं लिया जाता।</p>',
  ],
  [
    'hi',
    'कक्षा छूट जाए तो क्या होगा?',
    '<p>हर कक्षा की रिकॉर्डिंग रात नौ बजे तक विद्यार्थी पोर्टल पर आ जाती है। आप समानांतर समूह में भी बैठ सकते हैं।</p>',
  ],
];

const faq = questions.map(
  ([lang, title, html], index): Item => ({ id: `faq-${index + 1}`, list: 'faq', title, html, order: index + 1, lang }),
);

/** Items of the named lists: toppers, faculty and faq, in both languages. */
export const listItems: Item[] = [...toppers, ...faculty, ...faq];
