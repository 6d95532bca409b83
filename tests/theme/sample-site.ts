import type { Lang } from '../../config/lang.ts';
import type { LinkModel, MenuItemModel, SiteModel } from '../../config/page-model.ts';

const menuLabels: Readonly<Record<Lang, readonly (readonly [string, readonly string[]])[]>> = {
  en: [
    ['Home', []],
    ['About Us', []],
    ['UPSC Courses', ['Foundation 2027', 'Optional: Hindi Literature', 'Interview Guidance']],
    ['State PCS', ['UPPCS', 'BPSC', 'MPPSC']],
    ['Gurukul Programme', []],
    ['Test Series', []],
    ['Current Affairs', ['Daily', 'Monthly magazine']],
    ['Free Study Material', []],
    ['Results', []],
    ['Gallery', ['Photographs', 'Films']],
    ['Student Stories', []],
    ['Downloads', ['Syllabus', 'Previous papers']],
  ],
  hi: [
    ['मुखपृष्ठ', []],
    ['हमारे बारे में', []],
    ['यूपीएससी पाठ्यक्रम', ['आधार पाठ्यक्रम 2027', 'वैकल्पिक: हिन्दी साहित्य', 'साक्षात्कार मार्गदर्शन']],
    ['राज्य पीसीएस', ['यूपीपीसीएस', 'बीपीएससी', 'एमपीपीएससी']],
    ['गुरुकुल कार्यक्रम', []],
    ['टेस्ट सीरीज़', []],
    ['समसामयिकी', ['दैनिक', 'मासिक पत्रिका']],
    ['निःशुल्क अध्ययन सामग्री', []],
    ['परिणाम', []],
    ['गैलरी', ['चित्र', 'वीडियो']],
    ['छात्रों की कहानियाँ', []],
    ['डाउनलोड', ['पाठ्यचर्या', 'पिछले प्रश्नपत्र']],
  ],
};

function makeMenuItem(lang: Lang, [label, subLabels]: readonly [string, readonly string[]], index: number) {
  const base = lang === 'hi' ? '/hindi' : '';
  const subItems: LinkModel[] = subLabels.map((subLabel, at) => ({
    label: subLabel,
    href: `${base}/m${index}/s${at}`,
  }));
  // The gallery has no page of its own: it only opens its sub-items.
  const item: MenuItemModel = index === 9 ? { label, subItems } : { label, href: `${base}/m${index}`, subItems };
  return item;
}

/** A site as the plan would make it: twelve menu items, every social network. */
export function makeSite(lang: Lang, changes: Partial<SiteModel> = {}): SiteModel {
  const hindi = lang === 'hi';
  const base = hindi ? '/hindi' : '';
  const links = hindi
    ? ['हमारे बारे में', 'पाठ्यक्रम', 'शिक्षक', 'परिणाम', 'प्रश्नोत्तर']
    : ['About the institute', 'Courses', 'Our teachers', 'Results', 'Questions and answers'];
  return {
    lang,
    name: hindi ? 'संकल्प सिविल सेवा संस्थान' : 'Sankalp Civil Services',
    title: hindi ? 'संकल्प' : 'Sankalp',
    origin: 'https://www.example-ias.in',
    address: hindi ? '12, स्टेशन मार्ग\nसिविल लाइन्स, प्रयागराज 211001' : '12 Station Road\nCivil Lines, Prayagraj 211001',
    email: { label: 'office@example-ias.in', href: 'mailto:office@example-ias.in' },
    phones: [
      { label: '98765 43210', href: 'tel:+919876543210' },
      { label: '0532 245 6789', href: 'tel:05322456789' },
    ],
    socials: (['facebook', 'youTube', 'telegram', 'whatsapp', 'twitter', 'linkedIn', 'instagram'] as const).map(
      (network) => ({ network, label: network, href: `https://${network.toLowerCase()}.example/sankalp` }),
    ),
    menus: {
      top: [
        { label: hindi ? 'कॉल करें: 98765 43210' : 'Call 98765 43210', href: 'tel:+919876543210', icon: 'fas fa-phone' },
        { label: hindi ? 'छात्रवृत्ति परीक्षा' : 'Scholarship test', href: `${base}/scholarship`, icon: 'pi pi-star' },
      ],
      primary: menuLabels[lang].map((entry, index) => makeMenuItem(lang, entry, index)),
      footer: [
        {
          title: hindi ? 'अन्य लिंक' : 'OTHER LINKS',
          links: links.map((label, index) => ({ label, href: `${base}/f1-${index}` })),
        },
        {
          title: hindi ? 'लिंक' : 'Links',
          links: [...links].reverse().map((label, index) => ({ label, href: `${base}/f2-${index}` })),
        },
      ],
    },
    hrefs: {
      home: hindi ? '/hindi' : '/',
      contact: hindi ? '/hindi/contact' : '/contact',
      privacy: `${base}/privacy-policy`,
      terms: `${base}/terms-conditions`,
      login: '/login',
      otherLanguage: hindi ? '/' : '/hindi',
      studentPortal: 'https://portal.example/login',
      sideSliderHindi: '#',
    },
    copyrightYear: 2022,
    ...changes,
  };
}
