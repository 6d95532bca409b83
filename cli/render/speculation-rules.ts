/**
 * Rules of the links that a browser may fetch ahead, the same on every page: pages of this site, when a visitor is about
 * to follow one (on a phone: when it rests in view). Not the login, no files, nothing that opens elsewhere. Browsers
 * leave it where data or battery is being saved.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/login*', '/*.*'] } },
          { not: { selector_matches: '[download],[target],[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
