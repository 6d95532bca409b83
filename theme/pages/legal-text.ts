import type { Lang } from '../../config/lang.ts';
import { formatMessage } from '../../config/messages/format-message.ts';
import type { SiteModel } from '../../config/page-model.ts';

/** A legal text. `{name}` is the institute, `{origin}` the site's address, `{contact}` how to write to it. */
interface LegalText {
  readonly intro: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly points?: readonly string[];
  }[];
}

/** Fills the institute's own facts into a legal text. */
export function fillLegalText(text: string, site: SiteModel): string {
  const contact = site.email?.label ?? site.phones[0]?.label ?? site.origin;
  return formatMessage(text, { name: site.name, origin: site.origin, contact });
}

const privacyEn: LegalText = {
  intro:
    '{name} teaches people who prepare for public service, and treats what they tell us with the same care. This policy says what we collect on {origin}, why, and what you can ask of us.',
  sections: [
    {
      heading: 'What we collect',
      paragraphs: ['We collect only what you give us, and what is needed to run the site:'],
      points: [
        'When you send an enquiry: your name, e-mail address, mobile number, city, the course you are interested in and your message.',
        'When you register as a student: your name, date of birth, gender, category, mobile number, photograph, the course and stream you choose, and, if you give them, your e-mail and postal address.',
        'When you log in: your user name and password or a one-time code, and a token that keeps you logged in on this device.',
        'Technical records of our web servers, such as the time of a visit and the address it came from, kept to protect the site.',
      ],
    },
    {
      heading: 'Why we use it',
      paragraphs: [
        'We use your details to answer your enquiry, to enrol you and run your classes and tests, to send you login details and news of your course, to take payments, and to meet our duties under the law. We do not sell them.',
      ],
    },
    {
      heading: 'Messages and calls',
      paragraphs: [
        'By sending an enquiry or registering you allow {name} to reach you by telephone, SMS, WhatsApp or e-mail about it. You may end this at any time by writing to {contact}.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'Companies that work for us, such as hosts, SMS and payment services, see what their task needs and nothing more. We give details to public authorities where the law obliges us to.',
      ],
    },
    {
      heading: 'What is kept on your device',
      paragraphs: [
        'The site keeps your login in the storage of your browser until you log out. Films are loaded from their own sites only after you choose to play them; those sites then follow their own policies.',
      ],
    },
    {
      heading: 'How long, and how safely',
      paragraphs: [
        'Enquiries are kept as long as they are useful for counselling, and student records as long as you study with us and as the law requires afterwards. Connections to the site are encrypted, and only staff who need a record can open it.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may ask to see, correct or delete what we hold about you, withdraw your consent, and complain about how we handle it. A parent or guardian acts for a student under eighteen. Write to {contact}; we answer within thirty days.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: ['When this policy changes, the new text stands on this page from that day.'],
    },
  ],
};

const privacyHi: LegalText = {
  intro:
    '{name} लोक सेवा की तैयारी करने वालों को पढ़ाता है, और उनकी दी हुई जानकारी को भी उतनी ही सावधानी से रखता है। यह नीति बताती है कि {origin} पर हम क्या जानकारी लेते हैं, क्यों लेते हैं और आप हमसे क्या माँग सकते हैं।',
  sections: [
    {
      heading: 'हम क्या जानकारी लेते हैं',
      paragraphs: ['हम केवल वही जानकारी लेते हैं जो आप देते हैं और जो वेबसाइट चलाने के लिए ज़रूरी है:'],
      points: [
        'पूछताछ भेजने पर: आपका नाम, ई-मेल, मोबाइल नंबर, शहर, पाठ्यक्रम जिसमें आपकी रुचि है, और आपका संदेश।',
        'छात्र के रूप में पंजीकरण करने पर: नाम, जन्म तिथि, लिंग, वर्ग, मोबाइल नंबर, फ़ोटो, चुना हुआ पाठ्यक्रम और स्ट्रीम, तथा देने पर ई-मेल और डाक का पता।',
        'लॉग इन करने पर: यूज़रनेम और पासवर्ड या एक बार का कोड, और एक टोकन जो इस डिवाइस पर आपको लॉग इन रखता है।',
        'हमारे सर्वर के तकनीकी अभिलेख, जैसे आने का समय और इंटरनेट पता, जो वेबसाइट की सुरक्षा के लिए रखे जाते हैं।',
      ],
    },
    {
      heading: 'हम इसका उपयोग क्यों करते हैं',
      paragraphs: [
        'आपकी पूछताछ का उत्तर देने, प्रवेश देने, कक्षाएँ और टेस्ट चलाने, लॉग इन का विवरण और पाठ्यक्रम की सूचना भेजने, भुगतान लेने और कानूनी दायित्व निभाने के लिए। हम आपकी जानकारी बेचते नहीं हैं।',
      ],
    },
    {
      heading: 'संदेश और फ़ोन',
      paragraphs: [
        'पूछताछ भेजकर या पंजीकरण करके आप {name} को अनुमति देते हैं कि वह इस विषय में फ़ोन, एसएमएस, व्हाट्सऐप या ई-मेल से आपसे संपर्क करे। {contact} पर लिखकर आप इसे कभी भी बंद करा सकते हैं।',
      ],
    },
    {
      heading: 'और कौन इसे देखता है',
      paragraphs: [
        'हमारे लिए काम करने वाली कंपनियाँ, जैसे होस्टिंग, एसएमएस और भुगतान सेवाएँ, केवल अपने काम भर की जानकारी देखती हैं। जहाँ कानून कहे, वहाँ हम सरकारी अधिकारियों को जानकारी देते हैं।',
      ],
    },
    {
      heading: 'आपके डिवाइस पर क्या रहता है',
      paragraphs: [
        'वेबसाइट आपका लॉग इन आपके ब्राउज़र में तब तक रखती है जब तक आप लॉग आउट न करें। वीडियो अपनी वेबसाइट से तभी लोड होते हैं जब आप उन्हें चलाते हैं; तब उन वेबसाइटों की अपनी नीति लागू होती है।',
      ],
    },
    {
      heading: 'कितने समय तक और कितनी सुरक्षा से',
      paragraphs: [
        'पूछताछ तब तक रखी जाती है जब तक वह परामर्श के काम की हो, और छात्रों के अभिलेख पढ़ाई की अवधि तक तथा उसके बाद कानून के अनुसार। वेबसाइट का संपर्क एन्क्रिप्टेड है और अभिलेख केवल वही कर्मचारी खोल सकते हैं जिन्हें उनकी ज़रूरत है।',
      ],
    },
    {
      heading: 'आपके अधिकार',
      paragraphs: [
        'आप अपनी जानकारी देखने, सुधारने या हटाने को कह सकते हैं, सहमति वापस ले सकते हैं और शिकायत कर सकते हैं। अठारह वर्ष से कम आयु के छात्र की ओर से माता-पिता या अभिभावक ऐसा करते हैं। {contact} पर लिखें; हम तीस दिन में उत्तर देते हैं।',
      ],
    },
    { heading: 'परिवर्तन', paragraphs: ['नीति बदलने पर नया पाठ उसी दिन से इस पृष्ठ पर रहता है।'] },
  ],
};

const termsEn: LegalText = {
  intro:
    'These terms apply when you use {origin} or take a course of {name}. By doing so you accept them; please read them before you enrol.',
  sections: [
    {
      heading: 'Using the site',
      paragraphs: [
        'You may read the site and keep copies for your own preparation. Please do not disturb it, try to enter parts that are not meant for you, or collect its content by automatic means.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Register with your own, true details. Your login is for you alone: keep your password and codes to yourself, and tell us at once if somebody else may know them. Accounts that are shared or misused may be closed.',
      ],
    },
    {
      heading: 'Admission, fees and batches',
      paragraphs: [
        'A place is yours once the fee that is due has reached us and we have confirmed it. Fees, dates, teachers and timetables are those announced when you enrol; we may change dates and teachers where there is good reason and shall tell you in time.',
      ],
      points: [
        'Discounts and coupons hold for the course and the time they are given for, and are not paid out.',
        'A place cannot be handed on to another person without our written agreement.',
        'Refunds follow the rules given to you at admission. Ask for them before you pay; we gladly explain them.',
      ],
    },
    {
      heading: 'Study material',
      paragraphs: [
        'Lectures, notes, tests and films belong to {name} or to those who made them for us. They are given to you to study; recording, copying, selling or publishing them is not allowed.',
      ],
    },
    {
      heading: 'Results and information',
      paragraphs: [
        'We teach with care, but success in an examination depends on many things and cannot be promised. News of examinations is given to the best of our knowledge; the notice of the examining body always decides.',
      ],
    },
    {
      heading: 'Other sites',
      paragraphs: ['Links lead to sites that are not ours. What stands there is the responsibility of their owners.'],
    },
    {
      heading: 'Liability and law',
      paragraphs: [
        'We are liable as the law provides, and not for losses that we could not foresee or prevent. The law of India applies, and the courts at the seat of {name} decide.',
      ],
    },
    { heading: 'Questions', paragraphs: ['Write to {contact}. We answer on working days.'] },
  ],
};

const termsHi: LegalText = {
  intro:
    '{origin} का उपयोग करने या {name} का कोई पाठ्यक्रम लेने पर ये शर्तें लागू होती हैं। ऐसा करके आप इन्हें स्वीकार करते हैं; कृपया प्रवेश से पहले इन्हें पढ़ लें।',
  sections: [
    {
      heading: 'वेबसाइट का उपयोग',
      paragraphs: [
        'आप वेबसाइट पढ़ सकते हैं और अपनी तैयारी के लिए प्रतियाँ रख सकते हैं। कृपया इसमें बाधा न डालें, जो भाग आपके लिए नहीं हैं उनमें जाने का प्रयास न करें, और इसकी सामग्री स्वचालित साधनों से इकट्ठा न करें।',
      ],
    },
    {
      heading: 'आपका खाता',
      paragraphs: [
        'पंजीकरण अपने सही विवरण से करें। लॉग इन केवल आपके लिए है: पासवर्ड और कोड किसी को न बताएँ, और किसी और को पता चलने की आशंका हो तो हमें तुरंत बताएँ। साझा किए गए या दुरुपयोग वाले खाते बंद किए जा सकते हैं।',
      ],
    },
    {
      heading: 'प्रवेश, शुल्क और बैच',
      paragraphs: [
        'देय शुल्क मिलने और हमारी पुष्टि के बाद ही स्थान आपका होता है। शुल्क, तिथियाँ, शिक्षक और समय-सारणी वही हैं जो प्रवेश के समय बताए गए; उचित कारण होने पर हम तिथि और शिक्षक बदल सकते हैं और समय रहते आपको बताएँगे।',
      ],
      points: [
        'छूट और कूपन उसी पाठ्यक्रम और उसी अवधि के लिए मान्य हैं जिनके लिए दिए गए हैं, और उनके बदले नकद नहीं मिलता।',
        'हमारी लिखित सहमति के बिना स्थान किसी और को नहीं दिया जा सकता।',
        'शुल्क वापसी प्रवेश के समय बताए गए नियमों से होती है। भुगतान से पहले नियम पूछ लें; हम उन्हें सहर्ष समझाते हैं।',
      ],
    },
    {
      heading: 'अध्ययन सामग्री',
      paragraphs: [
        'व्याख्यान, नोट्स, टेस्ट और वीडियो {name} के या उन लोगों के हैं जिन्होंने उन्हें हमारे लिए बनाया। ये आपको पढ़ने के लिए दिए जाते हैं; इनकी रिकॉर्डिंग, नक़ल, बिक्री या प्रकाशन की अनुमति नहीं है।',
      ],
    },
    {
      heading: 'परिणाम और सूचनाएँ',
      paragraphs: [
        'हम मन लगाकर पढ़ाते हैं, पर परीक्षा में सफलता कई बातों पर निर्भर है और उसका वचन नहीं दिया जा सकता। परीक्षाओं की सूचनाएँ हमारी जानकारी के अनुसार दी जाती हैं; अंतिम निर्णय परीक्षा आयोजित करने वाली संस्था की अधिसूचना का है।',
      ],
    },
    {
      heading: 'अन्य वेबसाइटें',
      paragraphs: ['कुछ लिंक ऐसी वेबसाइटों पर जाते हैं जो हमारी नहीं हैं। वहाँ की सामग्री के लिए उनके स्वामी उत्तरदायी हैं।'],
    },
    {
      heading: 'दायित्व और कानून',
      paragraphs: [
        'हमारा दायित्व कानून के अनुसार है; ऐसी हानि के लिए नहीं जिसका हमें पूर्वानुमान न हो सकता था या जिसे हम रोक नहीं सकते थे। भारत का कानून लागू होता है, और निर्णय {name} के मुख्यालय के न्यायालय करते हैं।',
      ],
    },
    { heading: 'प्रश्न', paragraphs: ['{contact} पर लिखें। हम कार्यदिवसों पर उत्तर देते हैं।'] },
  ],
};

/** The default legal texts by language. An institute is expected to have its own; these are sensible until then. */
export const legalTexts: Readonly<Record<Lang, Readonly<Record<'privacy' | 'terms', LegalText>>>> = {
  en: { privacy: privacyEn, terms: termsEn },
  hi: { privacy: privacyHi, terms: termsHi },
};
