import type { WireRecord } from '../content-types.ts';
import { describePage } from './describe-page.ts';

/** Pages in Hindi: addresses, head data and blocks. */
export const hindiPages: WireRecord[] = [
  describePage({
    url: '/hindi',
    title: 'प्रयास आईएएस अकादमी: प्रयागराज में सिविल सेवा की तैयारी',
    description: 'यूपीएससी, यूपी पीसीएस और आरओ/एआरओ की तैयारी हिंदी और अंग्रेज़ी में: छोटे समूह, प्रतिदिन एक उत्तर, अपना मार्गदर्शक।',
    image: '/media/share.svg',
    blocks: [
      {
        type: 'hero',
        title: 'साफ़ सोचिए। सरल लिखिए। मन से सेवा कीजिए।',
        subtitle: 'संगम के नगर में यूपीएससी, यूपी पीसीएस और आरओ/एआरओ की तैयारी, कक्षा में और सीधे ऑनलाइन।',
        image: '/media/pages/home.jpg',
        url: '/hindi/courses',
        label: 'हमारे पाठ्यक्रम देखें',
      },
      {
        type: 'stats',
        items: [
          { value: '19', label: 'वर्षों का अनुभव' },
          { value: '1,140', label: 'विद्यार्थी सेवा में' },
          { value: '60', label: 'से अधिक नहीं, एक समूह में' },
          { value: '365', label: 'उत्तर प्रतिवर्ष, हर एक जाँचा हुआ' },
        ],
      },
      { type: 'collection', collection: 'course', title: 'शीघ्र आरंभ होने वाले समूह', limit: 6 },
      { type: 'collection', collection: 'webberlistitem', list: 'toppers', title: 'कल ये यहीं बैठते थे', limit: 6 },
      { type: 'collection', collection: 'testimonial', title: 'विद्यार्थियों की राय', limit: 3 },
      {
        type: 'cta',
        title: '25 अक्टूबर को छात्रवृत्ति परीक्षा',
        text: 'सौ प्रश्न, दो घंटे और पूरी फ़ीस तक की छात्रवृत्ति।',
        url: '/hindi/scholarship-test',
        label: 'निःशुल्क पंजीकरण',
      },
      { type: 'collection', collection: 'blogpost', title: 'हमारे लेख', limit: 3 },
      { type: 'collection', collection: 'news', title: 'केंद्र के समाचार', limit: 3 },
      { type: 'faq', list: 'faq', title: 'जो प्रश्न प्रतिदिन पूछे जाते हैं' },
      { type: 'enquiry', title: 'मार्गदर्शक से बात कीजिए', enquirySource: 'Hindi home page' },
    ],
  }),
  describePage({
    url: '/hindi/about-us',
    title: 'हमारे बारे में',
    description: 'सिविल लाइंस, प्रयागराज में उन्नीस वर्षों का अध्यापन: हम कौन हैं और कैसे पढ़ाते हैं।',
    image: '/media/pages/about.jpg',
    params: { headerType: 'transparent' },
    blocks: [
      {
        type: 'hero',
        title: 'स्पष्ट चिंतन की पाठशाला',
        subtitle: '2007 से सिविल लाइंस, प्रयागराज में।',
        image: '/media/pages/about.jpg',
      },
      {
        type: 'richText',
        html: `<p>प्रयास का अर्थ है कोशिश, और यह वचन दोनों ओर से है। 2007 में चार शिक्षकों ने किराए के दो कमरों में, उन्नीस विद्यार्थियों और एक अख़बार के साथ यह अकादमी आरंभ की थी। आज चौदह कक्षाएँ हैं, पर किसी समूह में साठ से अधिक विद्यार्थी नहीं होते।</p>
<h2>हम कैसे पढ़ाते हैं</h2>
<p>पहले दिन हम पाठ्यक्रम को ज़ोर से पढ़ते हैं, क्योंकि परीक्षक केवल उसी से बँधा है। हर कक्षा एक प्रश्न पर समाप्त होती है और उसका उत्तर अगली कक्षा से पहले लिखा जाता है। मार्गदर्शक दो दिनों में उसे लौटाते हैं: एक बात जो बनाए रखनी है और एक जो बदलनी है।</p>
<h2>हम क्या वचन नहीं देते</h2>
<p>कोई संस्थान स्थान का वचन नहीं दे सकता। हम समय, ध्यान और ईमानदार मूल्यांकन का वचन देते हैं।</p>`,
      },
      { type: 'collection', collection: 'webberlistitem', list: 'faculty', title: 'जो पढ़ाते हैं', limit: 6 },
      {
        type: 'cta',
        title: 'आइए और देखिए',
        text: 'हर महीने के पहले सोमवार को कोई भी कक्षा में बैठ सकता है।',
        url: '/contact',
        label: 'हम तक कैसे पहुँचें',
      },
    ],
  }),
  describePage({
    url: '/hindi/faculty',
    title: 'शिक्षक',
    description: 'प्रयास आईएएस अकादमी के शिक्षक और उनके विषय।',
    blocks: [{ type: 'collection', collection: 'webberlistitem', list: 'faculty' }],
  }),
  describePage({
    url: '/hindi/results/toppers',
    title: 'सफल अभ्यर्थी',
    description: 'यूपीएससी, यूपी पीसीएस और आरओ/एआरओ की सूचियों में हमारे विद्यार्थी।',
    blocks: [
      {
        type: 'richText',
        html: '<p>यहाँ केवल वे विद्यार्थी हैं जिन्होंने हमारे यहाँ पूरा पाठ्यक्रम पढ़ा। केवल साक्षात्कार के लिए आए विद्यार्थी नहीं गिने जाते।</p>',
      },
      { type: 'collection', collection: 'webberlistitem', list: 'toppers' },
    ],
  }),
  describePage({
    url: '/hindi/photo-gallery',
    title: 'छायाचित्र दीर्घा',
    description: 'परिसर और सम्मान समारोह 2026 के चित्र।',
    blocks: [
      { type: 'gallery', album: 'Campus', title: 'हमारा परिसर' },
      { type: 'gallery', album: 'Felicitation 2026', title: 'सम्मान समारोह 2026' },
    ],
  }),
  describePage({
    url: '/hindi/video-gallery',
    title: 'वीडियो दीर्घा',
    description: 'हमारी कक्षाओं के छोटे चलचित्र।',
    blocks: [{ type: 'collection', collection: 'galleryvideo' }],
  }),
  describePage({
    url: '/hindi/testimonials',
    title: 'विद्यार्थियों की राय',
    description: 'विद्यार्थी अपने वर्ष के बारे में क्या कहते हैं।',
    blocks: [{ type: 'collection', collection: 'testimonial' }],
  }),
  describePage({
    url: '/hindi/downloads',
    title: 'डाउनलोड',
    description: 'पाठ्यक्रम, प्रश्नपत्र और नमूना नोट्स।',
    blocks: [{ type: 'collection', collection: 'download' }],
  }),
  describePage({
    url: '/hindi/faq',
    title: 'प्रश्न और उत्तर',
    description: 'समूह, शुल्क, माध्यम और छात्रावास के बारे में उत्तर।',
    blocks: [
      { type: 'faq', list: 'faq' },
      { type: 'enquiry', title: 'कोई और प्रश्न?', enquirySource: 'Hindi FAQ page' },
    ],
  }),
  describePage({
    url: '/hindi/admission',
    title: 'प्रवेश',
    description: 'प्रवेश की प्रक्रिया और आवेदन पत्र।',
    blocks: [
      {
        type: 'richText',
        html: '<ol><li>नीचे का आवेदन पत्र भरिए, या केंद्र पर काग़ज़ी आवेदन दीजिए।</li><li>आधे घंटे के लिए मार्गदर्शक से मिलिए; पिछली अंकतालिका साथ लाइए।</li><li>शुल्क की पहली किस्त देकर अपना समूह चुनिए।</li></ol>',
      },
      {
        type: 'form',
        form: 'admission-hindi',
        title: 'प्रवेश के लिए आवेदन',
        fields: [
          { name: 'name', label: 'नाम', type: 'text', required: true },
          { name: 'mobile', label: 'मोबाइल नंबर', type: 'mobile', required: true },
          { name: 'email', label: 'ईमेल', type: 'email', required: false },
          {
            name: 'course',
            label: 'पाठ्यक्रम',
            type: 'select',
            required: true,
            options: ['यूपीएससी आधार', 'यूपी पीसीएस संपूर्ण', 'आरओ/एआरओ लक्ष्य'],
          },
          { name: 'message', label: 'संदेश', type: 'textarea', required: false },
        ],
      },
    ],
  }),
  describePage({
    url: '/hindi/privacy-policy',
    title: 'गोपनीयता नीति',
    description: 'हम आपसे क्या पूछते हैं, क्यों, और उसे कब तक रखते हैं।',
    html: `<p>यह पृष्ठ बताता है कि आपकी दी हुई जानकारी का अकादमी क्या करती है।</p><h2>हम क्या पूछते हैं</h2><p>पूछताछ के लिए आपका नाम, मोबाइल नंबर, ईमेल और नगर, ताकि मार्गदर्शक आपको उत्तर दे सकें। पंजीकरण के लिए जन्मतिथि, वर्ग और छायाचित्र भी।</p><h2>कब तक रखते हैं</h2><p>पूछताछ बारह महीने बाद मिटा दी जाती है। विद्यार्थियों के अभिलेख अंतिम पाठ्यक्रम के पाँच वर्ष बाद तक रखे जाते हैं।</p><h2>आपके अधिकार</h2><p>आप अपनी जानकारी देख, सुधरवा या मिटवा सकते हैं। <a href="mailto:care@prayas-ias.example">care@prayas-ias.example</a> पर लिखिए; हम पंद्रह दिनों में उत्तर देते हैं।</p>`,
  }),
  describePage({
    url: '/hindi/terms-conditions',
    title: 'नियम और शर्तें',
    description: 'शुल्क, कक्षाएँ, रिकॉर्डिंग और आचरण।',
    html: `<h2>शुल्क</h2><p>शुल्क की पहली किस्त देते ही आपका स्थान सुरक्षित हो जाता है। पहले दस दिनों में ₹1,000 छोड़कर पूरा शुल्क और पैंतालीस दिनों तक आधा शुल्क लौटाया जाता है।</p><h2>कक्षाएँ और रिकॉर्डिंग</h2><p>समय-सारणी एक सप्ताह की सूचना पर बदल सकती है। रिकॉर्डिंग केवल विद्यार्थी के अपने उपयोग के लिए है।</p><h2>आचरण</h2><p>वाचनालय में मौन रहता है, प्रांगण में नहीं। अकादमी में हर व्यक्ति का सम्मान किया जाता है।</p>`,
  }),
];

/** Answered by `?url=`: this page stands in the list as a plain address. */
export const hindiScholarshipPage = describePage({
  url: '/hindi/scholarship-test',
  title: 'प्रयास छात्रवृत्ति परीक्षा',
  description: 'रविवार, 25 अक्टूबर 2026, आठ नगरों में और ऑनलाइन।',
  image: '/media/news/scholarship.svg',
  blocks: [
    {
      type: 'hero',
      title: 'प्रयास छात्रवृत्ति परीक्षा',
      subtitle: 'रविवार, 25 अक्टूबर 2026, ग्यारह से एक बजे, आठ नगरों में और ऑनलाइन।',
      image: '/media/news/scholarship.svg',
      url: '/hindi/admission',
      label: 'प्रवेश की प्रक्रिया',
    },
    {
      type: 'html',
      html: '<h2>परीक्षा का स्वरूप</h2><table><thead><tr><th>भाग</th><th>प्रश्न</th><th>अंक</th></tr></thead><tbody><tr><td>सामान्य अध्ययन</td><td>60</td><td>120</td></tr><tr><td>तर्कशक्ति</td><td>25</td><td>50</td></tr><tr><td>भाषा</td><td>15</td><td>30</td></tr></tbody></table><p>ग़लत उत्तर पर अंक नहीं कटते।</p>',
    },
    {
      type: 'form',
      form: 'scholarship-test-hindi',
      title: 'निःशुल्क पंजीकरण',
      fields: [
        { name: 'name', label: 'नाम', type: 'text', required: true },
        { name: 'mobile', label: 'मोबाइल नंबर', type: 'mobile', required: true },
        {
          name: 'city',
          label: 'परीक्षा का नगर',
          type: 'select',
          required: true,
          options: ['प्रयागराज', 'वाराणसी', 'लखनऊ', 'कानपुर', 'गोरखपुर', 'ऑनलाइन'],
        },
      ],
    },
    { type: 'collection', collection: 'courseprogram', title: 'छात्रवृत्ति किन कार्यक्रमों में' },
  ],
});
