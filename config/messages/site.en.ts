/** What the pages say, in English (specification, section 2: its strings literally). */
export const siteEn = {
  'footer.otherLinks': 'OTHER LINKS',
  'footer.links': 'Links',
  'page.home': 'Home',
  'page.contact': 'Contact',
  'page.privacy': 'Privacy Policy',
  'page.terms': 'Terms & Conditions',
  'page.login': 'Log In',
  'page.notFound': 'Page not found',
} as const;
