import { describe, expect, it } from 'vitest';
import { setUpBrowserSite } from './browser-site.ts';

const web = setUpBrowserSite();
const path = '/api/s/popup';
const image = '/media/popup.svg';

const serve = (popup: object) => web.sandbox.faults.set({ kind: 'wrong-json', json: [popup], path });

describe('the popup', () => {
  it('is asked for on every load with its header, opens whole, and closes', async () => {
    const page = await web.open('/?popups=fetch');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img').waitFor();
    const [asked] = web.sandbox.requests.to(path).filter(({ method }) => method === 'GET');
    expect(asked?.query).toEqual({ limit: 'all' });
    expect(asked?.headers.apihost).toBe('www.example-ias.in');
    expect(await dialog.getByRole('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(
      0,
    );
    const link = dialog.getByRole('link');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.reload();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it.each([
    ['all', '/enquiry', true],
    ['home', '/', true],
    ['home', '/enquiry', false],
    ['never', '/', false],
    [undefined, '/', false],
  ])('meant for "%s" on %s: shown is %s', async (displayOn, address, isShown) => {
    serve({ image: await pictureHref(), title: 'Admissions', displayOn });
    const page = await web.open(`${address}?popups=fetch`);
    await expect.poll(() => web.sandbox.requests.to(path).length).toBeGreaterThan(0);
    if (isShown) await page.getByRole('dialog', { name: 'Admissions' }).waitFor();
    else await page.waitForTimeout(400);
    expect(await page.getByRole('dialog').count()).toBe(isShown ? 1 : 0);
  });

  it('is shown without asking the host when it was made at build', async () => {
    const page = await web.open('/enquiry?popups=built');
    const dialog = page.getByRole('dialog', { name: 'Open day' });
    expect(await dialog.getByRole('link').getAttribute('href')).toBe(`${web.site.url}/contact`);
    expect(web.sandbox.requests.to(path)).toHaveLength(0);
  });

  it('never follows an address that could run something', async () => {
    serve({ image: await pictureHref(), link: 'javascript:alert(1)', title: 'Admissions', displayOn: 'all' });
    const page = await web.open('/?popups=fetch');
    await page.getByRole('dialog', { name: 'Admissions' }).waitFor();
    expect(await page.getByRole('dialog').getByRole('link').count()).toBe(0);
  });

  it('does not open over another dialog', async () => {
    web.sandbox.faults.set({ kind: 'delay', ms: 600, path });
    const page = await web.open('/?popups=fetch');
    await page.getByRole('button', { name: 'ENQUIRY NOW' }).click();
    await page.waitForTimeout(1200);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.getByRole('dialog', { name: 'Enquire Now' }).waitFor();
  });

  it.each([
    ['the host fails', { kind: 'status', status: 500, path }],
    ['the answer is no JSON', { kind: 'status', status: 200, body: 'html', path }],
    ['the list is empty', { kind: 'wrong-json', json: [], path }],
    ['the picture cannot be had', { kind: 'wrong-json', json: [{ image: '/none.png', displayOn: 'all' }], path }],
  ] as const)('is left out quietly when %s', async (_, fault) => {
    web.sandbox.faults.set(fault);
    const page = await web.open('/?popups=fetch');
    await expect.poll(() => web.sandbox.requests.to(path).length).toBeGreaterThan(0);
    await page.waitForTimeout(400);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

async function pictureHref(): Promise<string> {
  const response = await fetch(`${web.sandbox.apiUrl}/api/s/galleryphoto?limit=1`, {
    headers: { apihost: 'www.example-ias.in' },
  });
  const answer = (await response.json()) as { data?: { image: string }[] } & { image: string }[];
  return (answer.data ?? answer)[0]?.image ?? image;
}
