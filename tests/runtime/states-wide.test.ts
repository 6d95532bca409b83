import { expect, it } from 'vitest';
import { setUpGeneratedSite } from './browser-site.ts';
import { expectNoAxeFaults, expectNoOverflow, expectTargetsOfSize } from './judge-page.ts';
import { walkStates } from './walk-states.ts';

const web = setUpGeneratedSite();

it.each([
  { lang: 'hi', by: 'mouse', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { lang: 'en', by: 'keyboard', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
] as const)('every state can be reached and has no fault: $lang, by $by, $colorScheme, $viewport.width px', async (visit) => {
  const { lang, by, colorScheme, viewport } = visit;
  const page = await web.open(lang === 'hi' ? '/hindi' : '/', {
    colorScheme,
    viewport,
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
