/** The institute itself: what every page shows of it. */
export const website = {
  logo: '/media/logo.svg',
  favicon: '/media/favicon.svg',
  title: 'Prayas IAS Academy, Prayagraj',
  address: '14 Sardar Patel Marg, Civil Lines, Prayagraj, Uttar Pradesh 211001',
  email: 'care@prayas-ias.example',
  contactNumber: ['9555501234', '9555505678', '0532-2960140'],
  socialLinks: {
    facebook: 'https://www.facebook.com/prayas.ias.example',
    youTube: 'https://www.youtube.com/@prayas-ias-example',
    telegram: 'https://t.me/prayas_ias_example',
    whatsapp: 'https://wa.me/919555501234',
    twitter: 'https://x.com/prayas_ias_eg',
    linkedIn: 'https://www.linkedin.com/school/prayas-ias-example',
    instagram: 'https://www.instagram.com/prayas.ias.example',
  },
  script: [
    {
      attributes: { 'data-purpose': 'analytics', async: false, id: null },
      innerHTML: "window.dataLayer = window.dataLayer || []; window.dataLayer.push({ institute: 'prayas' });",
    },
  ],
  metaTags: {
    keywords: 'IAS coaching, UPPCS coaching, RO ARO, civil services, Prayagraj, Hindi medium, English medium',
    ogDescription:
      'Small batches, daily answer writing and personal mentors: preparation for UPSC, UP State PCS and RO/ARO in English and Hindi.',
    ogImage: '/media/share.svg',
  },
} as const;
