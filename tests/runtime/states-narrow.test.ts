import { expect, it } from 'vitest';
import { setUpGeneratedSite } from './browser-site.ts';
import { expectNoAxeFaults, expectNoOverflow, expectTargetsOfSize } from './judge-page.ts';
import { walkStates } from './walk-states.ts';

const web = setUpGeneratedSite();

it.each([
  { lang: 'en', by: 'touch', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { lang: 'hi', by: 'touch', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  // What a window of 1440 by 900 pixels shows at 200 %.
  { lang: 'en', by: 'mouse', colorScheme: 'light', viewport: { width: 720, height: 450 } },
] as const)('every state can be reached and has no fault: $lang, by $by, $colorScheme, $viewport.width px', async (visit) => {
  const { lang, by, colorScheme, viewport } = visit;
  const page = await web.open(lang === 'hi' ? '/hindi' : '/', {
    colorScheme,
    viewport,
    hasTouch: viewport.width === 390,
    reducedMotion: 'reduce',
  });
  if (lang === 'en') {
    await page.getByRole('dialog').waitFor();
    await expectNoAxeFaults(page, 'popup');
    await page.keyboard.press('Escape');
  }
  const seen: string[] = [];
  await walkStates({
    page,
    lang,
    by,
    newMobile: `91234${viewport.width}${lang === 'hi' ? 1 : 2}0`.padEnd(10, '0').slice(0, 10),
    onState: async (state) => {
      seen.push(state);
      await expectNoAxeFaults(page, state);
      await expectTargetsOfSize(page, state);
      await expectNoOverflow(page, state);
    },
  });
  expect(seen.length).toBeGreaterThanOrEqual(24);
});
