import type { MenuName, WireMenuItem } from '../../../config/contracts/settings.ts';

/** A menu item as a CMS sends it: sub-items only where there are some. */
type MenuItem = Omit<WireMenuItem, 'subItems'> & { readonly subItems?: readonly MenuItem[] };

/** Menus in both languages. The footer's columns are items[0] and items[1]. */
export const menus: Record<MenuName, { items: readonly MenuItem[] }> = {
  TOP_MENU: {
    items: [
      { title: 'Call 95555 01234', url: 'tel:9555501234', img: 'fa fa-phone' },
      { title: 'Scholarship Test', url: '/scholarship-test', img: 'pi pi-star' },
      { title: 'Visit us', url: '/contact', img: 'fa fa-map-marker' },
    ],
  },
  PRIMARY_MENU: {
    items: [
      { title: 'Home', url: '/', img: 'fa fa-home' },
      { title: 'About Us', url: '/about-us' },
      {
        title: 'Courses',
        url: '/courses',
        subItems: [
          { title: 'UPSC Foundation', url: '/courses/upsc-foundation' },
          { title: 'Answer Writing Studio', url: '/courses/answer-writing-studio' },
          { title: 'History Optional', url: '/courses/history-optional' },
          { title: 'UP PCS Complete', url: '/courses/uppcs-complete' },
          { title: 'RO/ARO Target', url: '/courses/ro-aro-target' },
          { title: 'All programmes', url: '/programmes' },
        ],
      },
      { title: 'Test Series', url: '/test-series' },
      { title: 'Admission', url: '/admission' },
      { title: 'Results', url: '/results/toppers' },
      { title: 'Faculty', url: '/faculty' },
      {
        title: 'Blog',
        url: '/blog',
        subItems: [
          { title: 'Strategy', url: '/blog/category/strategy' },
          { title: 'Current Affairs', url: '/blog/category/current-affairs' },
          { title: 'Answer Writing', url: '/blog/category/answer-writing' },
          { title: 'Uttar Pradesh', url: '/blog/category/uttar-pradesh' },
        ],
      },
      { title: 'News', url: '/news' },
      {
        title: 'Gallery',
        subItems: [
          { title: 'Photographs', url: '/photo-gallery', img: 'fa fa-camera' },
          { title: 'Videos', url: '/video-gallery', img: 'fa fa-play' },
        ],
      },
      { title: 'Downloads', url: '/downloads', img: 'fa fa-download' },
      { title: 'UPSC Notices', url: 'https://upsc.gov.in/', tab: true, img: 'fa fa-external-link' },
    ],
  },
  PRIMARY_MENU_HINDI: {
    items: [
      { title: 'मुखपृष्ठ', url: '/hindi', img: 'fa fa-home' },
      { title: 'हमारे बारे में', url: '/hindi/about-us' },
      {
        title: 'पाठ्यक्रम',
        url: '/hindi/courses',
        subItems: [
          { title: 'यूपीएससी आधार पाठ्यक्रम', url: '/hindi/courses/upsc-aadhar' },
          { title: 'यूपी पीसीएस संपूर्ण', url: '/hindi/courses/uppcs-sampurn' },
          { title: 'आरओ/एआरओ लक्ष्य', url: '/hindi/courses/ro-aro-lakshya' },
          { title: 'सभी कार्यक्रम', url: '/hindi/programmes' },
        ],
      },
      { title: 'छात्रवृत्ति परीक्षा', url: '/hindi/scholarship-test' },
      { title: 'प्रवेश', url: '/hindi/admission' },
      { title: 'परिणाम', url: '/hindi/results/toppers' },
      { title: 'शिक्षक', url: '/hindi/faculty' },
      {
        title: 'लेख',
        url: '/hindi/blog',
        subItems: [
          { title: 'तैयारी', url: '/hindi/blog/category/taiyari' },
          { title: 'समसामयिकी', url: '/hindi/blog/category/samsamayiki' },
        ],
      },
      { title: 'समाचार', url: '/hindi/news' },
      {
        title: 'दीर्घा',
        subItems: [
          { title: 'छायाचित्र', url: '/hindi/photo-gallery', img: 'fa fa-camera' },
          { title: 'वीडियो', url: '/hindi/video-gallery', img: 'fa fa-play' },
        ],
      },
      { title: 'डाउनलोड', url: '/hindi/downloads', img: 'fa fa-download' },
      { title: 'यूपीपीएससी सूचनाएँ', url: 'https://uppsc.up.nic.in/', tab: true, img: 'fa fa-external-link' },
    ],
  },
  FOOTER_MENU1: {
    items: [
      {
        title: 'THE ACADEMY',
        subItems: [
          { title: 'About us', url: '/about-us' },
          { title: 'Faculty', url: '/faculty' },
          { title: 'Our toppers', url: '/results/toppers' },
          { title: 'What students say', url: '/testimonials' },
          { title: 'Admission', url: '/admission' },
        ],
      },
      {
        title: 'Study Resources',
        subItems: [
          { title: 'Blog', url: '/blog' },
          { title: 'Downloads', url: '/downloads' },
          { title: 'Prelims Test Series', url: '/test-series' },
          { title: 'Free demo class', url: '/free-demo-class' },
          { title: 'Questions and answers', url: '/faq' },
        ],
      },
    ],
  },
  COPYRIGHT_MENU: {
    items: [
      {
        title: 'अकादमी',
        subItems: [
          { title: 'हमारे बारे में', url: '/hindi/about-us' },
          { title: 'शिक्षक', url: '/hindi/faculty' },
          { title: 'सफल अभ्यर्थी', url: '/hindi/results/toppers' },
          { title: 'विद्यार्थियों की राय', url: '/hindi/testimonials' },
        ],
      },
      {
        title: 'अध्ययन सामग्री',
        subItems: [
          { title: 'लेख', url: '/hindi/blog' },
          { title: 'डाउनलोड', url: '/hindi/downloads' },
          { title: 'प्रश्न और उत्तर', url: '/hindi/faq' },
          { title: 'प्रवेश प्रक्रिया', url: '/hindi/admission' },
        ],
      },
    ],
  },
};
