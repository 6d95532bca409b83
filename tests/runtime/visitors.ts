import type { Locator, Page } from 'playwright-core';

/** A visitor's way of using a page. */
export interface Visitor {
  press(control: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a select by its value. */
  choose(field: Locator, value: string): Promise<void>;
  close(page: Page): Promise<void>;
}

const closeButton = (page: Page) => page.locator('dialog[open] [data-dialog-close]');

const withMouse: Visitor = {
  press: (control) => control.click(),
  fill: (field, text) => field.fill(text),
  choose: async (field, value) => void (await field.selectOption(value)),
  close: (page) => closeButton(page).click(),
};

const withTouch: Visitor = {
  ...withMouse,
  press: (control) => control.tap(),
  fill: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
  close: (page) => closeButton(page).tap(),
};

/** Only keys: what Tab does not reach, or what does not answer to Enter, space and letters, cannot be used. */
const withKeyboard: Visitor = {
  async press(control) {
    const page = await tabTo(control);
    const kind = await control.evaluate((element) => element.getAttribute('type'));
    await page.keyboard.press(kind === 'radio' ? 'Space' : 'Enter');
  },
  async fill(field, text) {
    const page = await tabTo(field);
    const kind = await field.evaluate((element) => element.getAttribute('type'));
    if (kind === 'date') {
      const [year = '', month = '', day = ''] = text.split('-');
      await page.keyboard.type(`${month}${day}${year}`);
      return;
    }
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  },
  async choose(field, value) {
    const page = await tabTo(field);
    for (let step = 0; step < 20 && (await field.inputValue()) !== value; step += 1) {
      await page.keyboard.press('ArrowDown');
    }
  },
  async close(page) {
    await page.keyboard.press('Escape');
  },
};

/** Goes to an element by Tab, or backwards when it lies behind; radios are reached within their group by an arrow. */
async function tabTo(target: Locator): Promise<Page> {
  const page = target.page();
  await target.waitFor();
  const look = () =>
    target.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return 'here';
      const isRadio = element instanceof HTMLInputElement && element.type === 'radio';
      return isRadio && (activeElement as HTMLInputElement | null)?.name === element.name ? 'beside' : 'elsewhere';
    });
  for (let step = 0; step < 120; step += 1) {
    const place = await look();
    if (place === 'here') return page;
    await page.keyboard.press(place === 'beside' ? 'ArrowRight' : 'Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Visitors by what they use. */
export const visitors = { mouse: withMouse, touch: withTouch, keyboard: withKeyboard } as const;
export type VisitorKind = keyof typeof visitors;
