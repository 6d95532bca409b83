import type { CollectionRecord } from '../../../config/contracts/collections.ts';

/** Two programmes in both languages. */
export const programmes: CollectionRecord<'courseprogram'>[] = [
  {
    id: 'prog-upsc',
    slug: 'upsc-civil-services',
    title: 'UPSC Civil Services',
    summary: 'From the first reading of the syllabus to the interview, in batches of sixty.',
    image: '/media/programmes/upsc.svg',
    lang: 'en',
    order: 1,
    html: `<p>The civil services examination asks for one thing above all: that you can think clearly about the country and say so in good order. Our UPSC programme is built around that. The classroom covers the syllabus once, completely, in eleven months; the rest of the time belongs to writing, testing and revision.</p>
<h2>How the year runs</h2>
<ul><li><strong>June to October:</strong> polity, history and geography, four classes a week, with a written answer every day.</li><li><strong>November to February:</strong> economy, environment, ethics and the optional subject.</li><li><strong>March to May:</strong> Prelims revision and twenty-four full-length tests.</li><li><strong>After Prelims:</strong> ninety days of Mains writing in small groups.</li></ul>
<p>Every student has a mentor for the whole year, who reads one answer a day and meets the student once a fortnight. Classes are taught in English and in Hindi, in separate batches. See the <a href="/faculty">faculty</a> or <a href="/contact">come and talk to us</a>.</p>`,
  },
  {
    id: 'prog-state',
    slug: 'state-services',
    title: 'UP State Services',
    summary: 'UP PCS, RO/ARO and the special papers on Uttar Pradesh, taught by people who know the State.',
    image: '/media/programmes/state.svg',
    lang: 'en',
    order: 2,
    html: `<p>The examinations of the Uttar Pradesh Public Service Commission now run close to the UPSC pattern, with two papers on the State itself. This programme shares its general studies with the UPSC programme and adds what the State asks for: its history, districts, budget, schemes, law and administration.</p>
<h2>What is different here</h2>
<ul><li>General Studies V and VI on Uttar Pradesh, with maps of all eighteen divisions.</li><li>General Hindi and essay, corrected sheet by sheet.</li><li>A separate track for RO/ARO with drafting and typing practice.</li></ul>
<p>The weekly test is held every Sunday at ten in the Civil Lines centre and online at the same hour. The papers of earlier years can be had under <a href="/downloads">downloads</a>.</p>`,
  },
  {
    id: 'prog-upsc-hi',
    slug: 'upsc-sivil-seva',
    title: 'संघ लोक सेवा आयोग: सिविल सेवा',
    summary: 'पाठ्यक्रम के पहले परिचय से साक्षात्कार तक, साठ विद्यार्थियों के छोटे समूहों में।',
    image: '/media/programmes/upsc.svg',
    lang: 'hi',
    order: 1,
    html: `<p>सिविल सेवा परीक्षा सबसे पहले यह देखती है कि आप देश के प्रश्नों पर साफ़ सोच सकते हैं और उसे क्रम से लिख सकते हैं। हमारा कार्यक्रम इसी पर टिका है। ग्यारह महीनों में पूरा पाठ्यक्रम एक बार पढ़ाया जाता है; शेष समय लेखन, परीक्षण और पुनरावृत्ति का है।</p>
<h2>वर्ष की रूपरेखा</h2>
<ul><li><strong>जून से अक्टूबर:</strong> राजव्यवस्था, इतिहास और भूगोल; सप्ताह में चार कक्षाएँ और प्रतिदिन एक लिखित उत्तर।</li><li><strong>नवंबर से फ़रवरी:</strong> अर्थव्यवस्था, पर्यावरण, नीतिशास्त्र और वैकल्पिक विषय।</li><li><strong>मार्च से मई:</strong> प्रारंभिक परीक्षा की पुनरावृत्ति और चौबीस पूर्ण परीक्षण।</li></ul>
<p>हर विद्यार्थी के साथ पूरे वर्ष एक मार्गदर्शक रहता है, जो प्रतिदिन एक उत्तर पढ़ता है। <a href="/hindi/faculty">शिक्षकों से परिचय</a> कीजिए।</p>`,
  },
  {
    id: 'prog-state-hi',
    slug: 'rajya-seva',
    title: 'उत्तर प्रदेश राज्य सेवाएँ',
    summary: 'पीसीएस, आरओ/एआरओ और उत्तर प्रदेश विशेष प्रश्नपत्रों की तैयारी।',
    image: '/media/programmes/state.svg',
    lang: 'hi',
    order: 2,
    html: `<p>उत्तर प्रदेश लोक सेवा आयोग की परीक्षाएँ अब संघ की परीक्षा के बहुत निकट हैं, पर दो प्रश्नपत्र केवल प्रदेश पर होते हैं। इस कार्यक्रम में सामान्य अध्ययन के साथ प्रदेश का इतिहास, जनपद, बजट, योजनाएँ और प्रशासन विस्तार से पढ़ाए जाते हैं।</p>
<h2>यहाँ क्या अलग है</h2>
<ul><li>अठारहों मंडलों के मानचित्र और उनका नियमित अभ्यास।</li><li>सामान्य हिंदी और निबंध की एक-एक उत्तर पुस्तिका की जाँच।</li><li>आरओ/एआरओ के लिए आलेखन और टंकण का अभ्यास।</li></ul>
<p>साप्ताहिक परीक्षण प्रत्येक रविवार सुबह दस बजे होता है।</p>`,
  },
];
