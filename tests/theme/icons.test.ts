import { describe, expect, it } from 'vitest';
import { drawings } from '../../theme/icons/drawings.ts';
import { findDrawing } from '../../theme/icons/icon-names.ts';

describe('icon-font names of the CMS', () => {
  it.each([
    ['fa fa-phone', 'phone'],
    ['fas fa-phone-alt', 'phone'],
    ['fa-solid fa-location-dot', 'pin'],
    ['fab fa-youtube', 'youTube'],
    ['fa-brands fa-x-twitter', 'twitter'],
    ['pi pi-home', 'home'],
    ['PI PI-ENVELOPE', 'mail'],
    ['far fa-calendar-alt fa-lg', 'calendar'],
    ['fa fa-no-such-thing', 'dot'],
    ['', 'dot'],
  ])('"%s" is drawn as %s', (classNames, drawing) => {
    expect(findDrawing(classNames)).toBe(drawing);
  });

  it('lead to paths that are well-formed', () => {
    for (const paths of Object.values(drawings)) {
      for (const path of paths) expect(path).toMatch(/^F?[Mm][\dMmLlHhVvCcSsQqTtAaZz .,-]+$/);
    }
  });
});
