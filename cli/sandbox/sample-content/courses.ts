import type { CollectionRecord } from '../../../config/contracts/collections.ts';

/** Courses in both languages. */
export const courses: CollectionRecord<'course'>[] = [
  {
    id: 'course-upsc-foundation',
    slug: 'upsc-foundation',
    title: 'UPSC Foundation 2027',
    program: 'prog-upsc',
    summary: 'The whole syllabus of Prelims and Mains in eleven months, with a mentor of your own.',
    image: '/media/courses/foundation.jpg',
    duration: '11 months',
    mode: 'Classroom, Civil Lines',
    fee: '₹1,28,000',
    startDate: '2026-11-16',
    lang: 'en',
    order: 1,
    html: `<p>The foundation course takes you from the textbooks of school to the level of the Mains paper. We assume curiosity and a graduate’s patience, and nothing else.</p>
<h2>What you get</h2>
<ul><li>420 hours of classes, four days a week, 8 to 11 in the morning</li><li>One written answer a day, read by your mentor within two days</li><li>24 Prelims tests and 16 Mains tests</li><li>Printed notes and two years’ access to recordings</li></ul>
<h2>Syllabus in order</h2>
<table><thead><tr><th>Months</th><th>Subjects</th><th>Tests</th></tr></thead><tbody><tr><td>1–3</td><td>Polity, modern history</td><td>6</td></tr><tr><td>4–6</td><td>Geography, economy</td><td>8</td></tr><tr><td>7–9</td><td>Environment, science, ethics</td><td>10</td></tr><tr><td>10–11</td><td>Revision, essay, current affairs</td><td>16</td></tr></tbody></table>
<p>Fees may be paid in three parts. Half of the seats go through the <a href="/scholarship-test">scholarship test</a>.</p>`,
  },
  {
    id: 'course-answer-writing',
    slug: 'answer-writing-studio',
    title: 'Answer Writing Studio',
    program: 'prog-upsc',
    summary: 'Ninety days, ninety answers, each one discussed in a group of eight.',
    image: '/media/courses/writing.jpg',
    duration: '90 days',
    mode: 'Classroom or live online',
    fee: '₹24,000',
    startDate: '2026-11-02',
    lang: 'en',
    order: 2,
    html: `<p>Most candidates who miss the list by a few marks know enough. They lose the marks in the way they write. The studio works on nothing but that.</p>
<p>You write one answer a day in the room or on camera. In the evening a group of eight reads four of them aloud and decides what to cut. Each week ends with a full paper of three hours.</p>
<ul><li>Directive words and what they demand</li><li>Introductions of two sentences</li><li>Maps, flow charts and data that save words</li><li>Ethics case studies under time</li></ul>
<blockquote><p>Clarity first, completeness second, ornament never.</p></blockquote>`,
  },
  {
    id: 'course-history-optional',
    slug: 'history-optional',
    title: 'History Optional',
    program: 'prog-upsc',
    summary: 'Both papers in five months, with all fifty map locations drawn by hand.',
    image: '/media/courses/history.svg',
    duration: '5 months',
    mode: 'Classroom or live online',
    fee: '₹46,000',
    startDate: '2026-12-01',
    lang: 'en',
    order: 3,
    html: `<p>History rewards those who read with a question in mind. The course begins with sources and historians’ debates and only then tells the story, because the Commission asks for judgement rather than narration.</p>
<ul><li>Paper I: ancient and medieval India, with a map test every Friday</li><li>Paper II: modern India and world history</li><li>Twelve sectional and four full tests</li></ul>
<p>Students of this course may use the reading room with its two thousand volumes on Indian history until ten at night.</p>`,
  },
  {
    id: 'course-uppcs-complete',
    slug: 'uppcs-complete',
    title: 'UP PCS Complete 2027',
    program: 'prog-state',
    summary: 'Prelims, Mains and interview of the State service, with both Uttar Pradesh papers.',
    image: '/media/courses/uppcs.svg',
    duration: '9 months',
    mode: 'Classroom, Civil Lines',
    fee: '₹72,000',
    startDate: '2026-11-23',
    lang: 'en',
    order: 4,
    html: `<p>A complete course for the combined State and upper subordinate services. General studies is shared with the UPSC batches; Hindi, essay and the papers on Uttar Pradesh have teachers of their own.</p>
<ol><li>Twelve weeks of polity, history and geography</li><li>Eight weeks of economy, environment and science</li><li>Six weeks for Uttar Pradesh: people, land, budget, schemes</li><li>Ten weeks of tests and revision</li></ol>
<p>The State papers use our own <a href="/downloads">district handbook</a>, revised every September.</p>`,
  },
  {
    id: 'course-ro-aro',
    slug: 'ro-aro-target',
    title: 'RO/ARO Target Batch',
    program: 'prog-state',
    summary: 'General studies, Hindi, drafting and typing for the review officer examination.',
    image: '/media/courses/ro-aro.svg',
    duration: '4 months',
    mode: 'Evening classroom',
    fee: '₹28,500',
    startDate: '2026-11-09',
    lang: 'en',
    order: 5,
    html: `<p>The evening batch is made for those who work or study during the day: classes are from half past five to eight, and every class is recorded.</p>
<ul><li>General studies in sixty sessions</li><li>General Hindi: vocabulary, grammar, précis</li><li>Drafting of letters, orders and notes</li><li>Typing room open from seven in the morning</li></ul>`,
  },
  {
    id: 'course-gurukul',
    slug: 'gurukul-after-class-12',
    title: 'Gurukul: Civil Services with Graduation',
    program: 'prog-upsc',
    summary: 'Three years beside your degree: languages, reading, writing, and the syllabus without hurry.',
    image: '/media/courses/gurukul.svg',
    duration: '3 years',
    mode: 'Classroom with hostel',
    fee: '₹62,000 a year',
    startDate: '2027-07-01',
    lang: 'en',
    order: 6,
    html: `<p>Gurukul is for students who have just left school and want to prepare while they take their degree. The first year is for reading, writing and speaking well in two languages; the second for the core subjects; the third for tests.</p>
<p>Two hostels stand within walking distance of the centre, one for women and one for men, each with a warden, a mess and a silent room.</p>
<ul><li>Weekend classes, twelve hours a week</li><li>A book a month and a talk about it</li><li>Visits to a village, a court and a secretariat each year</li></ul>`,
  },
  {
    id: 'course-csat',
    slug: 'csat-in-forty-hours',
    title: 'CSAT in Forty Hours',
    program: 'prog-upsc',
    summary: 'Comprehension, reasoning and arithmetic for those who last met a fraction in school.',
    image: '/media/courses/csat.svg',
    duration: '6 weeks',
    mode: 'Live online',
    fee: '₹6,500',
    startDate: '2027-01-11',
    lang: 'en',
    order: 7,
    html: `<p>Paper II is only qualifying, and every year it stops thousands. Forty hours are enough when they are spent on the right fifteen kinds of question.</p>
<p>Three evenings a week we solve, and on Sundays you sit a paper of two hours. The first session is free: see the <a href="/free-demo-class">demo class</a>.</p>`,
  },
  {
    id: 'course-upsc-aadhar',
    slug: 'upsc-aadhar',
    title: 'यूपीएससी आधार पाठ्यक्रम 2027',
    program: 'prog-upsc-hi',
    summary: 'प्रारंभिक और मुख्य परीक्षा का पूरा पाठ्यक्रम ग्यारह महीनों में, अपने मार्गदर्शक के साथ।',
    image: '/media/courses/foundation.jpg',
    duration: '11 महीने',
    mode: 'कक्षा, सिविल लाइंस',
    fee: '₹1,28,000',
    startDate: '2026-11-16',
    lang: 'hi',
    order: 1,
    html: `<p>यह पाठ्यक्रम विद्यालय की पुस्तकों से आरंभ होकर मुख्य परीक्षा के स्तर तक पहुँचता है। हम आपसे केवल जिज्ञासा और धैर्य की अपेक्षा करते हैं।</p>
<h2>आपको क्या मिलेगा</h2>
<ul><li>420 घंटे की कक्षाएँ, सप्ताह में चार दिन, प्रातः 8 से 11 बजे तक</li><li>प्रतिदिन एक लिखित उत्तर, जिसे मार्गदर्शक दो दिन में जाँचकर लौटाते हैं</li><li>प्रारंभिक परीक्षा के 24 और मुख्य परीक्षा के 16 परीक्षण</li><li>मुद्रित नोट्स और दो वर्ष तक कक्षाओं की रिकॉर्डिंग</li></ul>
<p>शुल्क तीन किस्तों में दिया जा सकता है। आधी सीटें <a href="/hindi/scholarship-test">छात्रवृत्ति परीक्षा</a> से भरी जाती हैं।</p>`,
  },
  {
    id: 'course-uppcs-sampurn',
    slug: 'uppcs-sampurn',
    title: 'यूपी पीसीएस संपूर्ण 2027',
    program: 'prog-state-hi',
    summary: 'राज्य सेवा की प्रारंभिक, मुख्य परीक्षा और साक्षात्कार की एक साथ तैयारी।',
    image: '/media/courses/uppcs.svg',
    duration: '9 महीने',
    mode: 'कक्षा, सिविल लाइंस',
    fee: '₹72,000',
    startDate: '2026-11-23',
    lang: 'hi',
    order: 2,
    html: `<p>सम्मिलित राज्य सेवा परीक्षा की पूरी तैयारी। हिंदी, निबंध और उत्तर प्रदेश विशेष के प्रश्नपत्रों के लिए अलग शिक्षक हैं।</p>
<ol><li>बारह सप्ताह: राजव्यवस्था, इतिहास, भूगोल</li><li>आठ सप्ताह: अर्थव्यवस्था, पर्यावरण, विज्ञान</li><li>छह सप्ताह: उत्तर प्रदेश के लोग, भूमि, बजट और योजनाएँ</li><li>दस सप्ताह: परीक्षण और पुनरावृत्ति</li></ol>`,
  },
  {
    id: 'course-ro-aro-lakshya',
    slug: 'ro-aro-lakshya',
    title: 'आरओ/एआरओ लक्ष्य समूह',
    program: 'prog-state-hi',
    summary: 'समीक्षा अधिकारी परीक्षा के लिए सामान्य अध्ययन, हिंदी, आलेखन और टंकण।',
    image: '/media/courses/ro-aro.svg',
    duration: '4 महीने',
    mode: 'सायंकालीन कक्षा',
    fee: '₹28,500',
    startDate: '2026-11-09',
    lang: 'hi',
    order: 3,
    html: `<p>यह समूह उन विद्यार्थियों के लिए है जो दिन में काम या पढ़ाई करते हैं। कक्षाएँ शाम साढ़े पाँच से आठ बजे तक होती हैं और हर कक्षा रिकॉर्ड की जाती है।</p>
<ul><li>साठ सत्रों में सामान्य अध्ययन</li><li>शब्द-ज्ञान, व्याकरण और सार-लेखन</li><li>पत्र, आदेश और टिप्पणी का आलेखन</li></ul>`,
  },
  {
    id: 'course-hindi-sahitya',
    slug: 'hindi-sahitya-vaikalpik',
    title: 'वैकल्पिक विषय: हिंदी साहित्य',
    program: 'prog-upsc-hi',
    summary: 'दोनों प्रश्नपत्र पाँच महीनों में, हर रचना का मूल पाठ कक्षा में पढ़ते हुए।',
    image: '/media/courses/sahitya.svg',
    duration: '5 महीने',
    mode: 'कक्षा या सीधा ऑनलाइन प्रसारण',
    fee: '₹42,000',
    startDate: '2026-12-07',
    lang: 'hi',
    order: 4,
    html: `<p>साहित्य को कुंजियों से नहीं, मूल पाठ से पढ़ा जाता है। कबीर से लेकर समकालीन कविता तक हर निर्धारित रचना कक्षा में साथ बैठकर पढ़ी जाती है और उसके बाद उस पर लिखा जाता है।</p>
<ul><li>प्रथम प्रश्नपत्र: भाषा का इतिहास, नागरी लिपि और साहित्य का इतिहास</li><li>द्वितीय प्रश्नपत्र: निर्धारित गद्य और पद्य रचनाएँ</li><li>व्याख्या लेखन का साप्ताहिक अभ्यास</li></ul>`,
  },
];
