import type { productEn } from './product.en.ts';

/** Product page: batches, coupon, order, in Hindi. */
export const productHi: Readonly<Record<keyof typeof productEn, string>> = {
  'product.batch': 'बैच',
  'product.batchStarts': '{date} से आरंभ',
  'product.loadingBatches': 'बैच लोड हो रहे हैं',
  'product.noBatches': 'इस समय कोई बैच खुला नहीं है।',
  'product.batchesFailed': 'बैच लोड नहीं हो सके। कृपया बाद में फिर से प्रयास करें।',
  'product.retry': 'फिर से प्रयास करें',
  'product.batchRequired': 'कृपया एक विकल्प चुनें',
  'product.coupon': 'कूपन कोड',
  'product.apply': 'लागू करें',
  'product.couponRequired': 'कूपन कोड आवश्यक है',
  'product.couponInvalid': 'यह कूपन कोड मान्य नहीं है।',
  'product.couponFailed': 'कूपन कोड की जाँच नहीं हो सकी, कृपया फिर से प्रयास करें।',
  'product.couponFlat': 'कूपन {code} लागू हुआ: {discount} की छूट',
  'product.couponPercent': 'कूपन {code} लागू हुआ: {discount} % की छूट',
  'product.enrol': 'अभी नामांकन करें',
  'product.logInFirst': 'नामांकन के लिए कृपया पहले लॉग इन करें।',
  'product.orderFailedTitle': 'ऑर्डर नहीं हो सका',
  'product.orderFailed': 'ऑर्डर नहीं हो सका, कुछ गड़बड़ हो गई',
  'product.discountFailed': 'ऑर्डर हो गया है, पर कूपन उस पर लागू नहीं हो सका।',
  'product.paymentFailed': 'भुगतान के विकल्प लोड नहीं हो सके। कृपया फिर से प्रयास करें।',
  'product.paymentOptions': 'भुगतान के विकल्प',
  'product.orderPlaced': 'आपका ऑर्डर हो गया है।',
  'product.amount': 'देय राशि: {amount}',
};
