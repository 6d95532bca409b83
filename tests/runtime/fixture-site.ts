import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundleBrowser } from '../../cli/bundle/bundle-browser.ts';
import { escapeScriptData } from '../../cli/render/escape-script-data.ts';
import type { Lang } from '../../config/lang.ts';
import { messagesFor } from '../../config/messages/catalogue.ts';
import type { BlockModel, PageContent, PopupModel } from '../../config/page-model.ts';
import type { RuntimeData } from '../../config/runtime-data.ts';
import { renderer } from '../support/renderer.ts';
import { root } from '../support/root.ts';
import { loadTheme } from '../theme/load-theme.ts';
import { makePage } from '../theme/sample-pages.ts';
import { makeSite } from '../theme/sample-site.ts';

/** Fixed identifiers that the fixture's payloads carry. */
export const identifiers = {
  firm: 'firm-1',
  center: 'center-1',
  insty: 'insty-1',
  enquiryType: 'type-1',
  session: 'session-1',
};

/** A form with every kind of field that the enquiry form lacks. */
const formBlock: Extract<BlockModel, { type: 'form' }> = {
  type: 'form',
  form: 'scholarship',
  title: 'Scholarship test',
  fields: [
    { name: 'name', label: 'Full name', type: 'text', required: true, options: [] },
    { name: 'lastName', label: 'Last Name', type: 'lastName', required: true, options: [] },
    { name: 'landmark', label: 'Landmark', type: 'landmark', required: false, options: [] },
    { name: 'collegeName', label: 'College', type: 'collegeName', required: true, options: [] },
    { name: 'state', label: 'State', type: 'state', required: true, options: [] },
    { name: 'postalCode', label: 'Pin code', type: 'postalCode', required: true, options: [] },
    { name: 'address', label: 'Address', type: 'address', required: true, options: [] },
    { name: 'experience', label: 'Experience', type: 'experience', required: true, options: [] },
    { name: 'dob', label: 'Born on', type: 'dob', required: true, options: [] },
    { name: 'marksheet', label: 'Mark sheet', type: 'file', required: true, options: [] },
  ],
};

const enquiry: BlockModel = { type: 'enquiry', enquirySource: 'Fixture page' };
const filler: BlockModel = {
  type: 'richText',
  html: `<h2>Text</h2>${'<p>A paragraph to scroll past.</p>'.repeat(60)}`,
};
const video: BlockModel = {
  type: 'video',
  video: {
    id: 'v',
    title: 'A day with us',
    href: 'https://www.youtube.com/watch?v=abcdefghijk',
    embedHref: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
  },
};
const product: BlockModel = {
  type: 'product',
  product: { id: 'prelims-test-series-2027', title: 'Test series', price: '7500' },
};

/** A popup as it is mapped at build. */
const builtPopup: PopupModel = {
  image: { src: '/popup.gif', alt: '' },
  title: 'Open day',
  href: '/contact',
  displayOn: 'all',
};

/** Pages of the fixture by path; those below /hindi are Hindi. */
const contents: Readonly<Record<string, PageContent>> = {
  '/': { kind: 'home', heading: 'Home', blocks: [filler, video] },
  '/enquiry': { kind: 'blocks', heading: 'Enquiry', blocks: [enquiry] },
  '/below': { kind: 'blocks', heading: 'Below', blocks: [filler, enquiry] },
  '/two': { kind: 'blocks', heading: 'Two', blocks: [enquiry, enquiry] },
  '/form': { kind: 'blocks', heading: 'Form', blocks: [formBlock] },
  '/product': { kind: 'blocks', heading: 'Product', blocks: [product] },
  '/login': { kind: 'login', heading: 'Log In', blocks: [] },
  '/hindi': { kind: 'blocks', heading: 'पूछताछ', blocks: [enquiry] },
  '/hindi/product': { kind: 'blocks', heading: 'टेस्ट सीरीज़', blocks: [product] },
};

/** Answers with the first bytes of a body and no more. */
export const brokenOffPath = '/broken-off';

export interface FixtureSite {
  readonly url: string;
  /** Paths of files asked for since the last `clear`. */
  readonly asked: string[];
  close(): Promise<void>;
}

/**
 * Serves pages of the real theme with the real browser bundle under a strict content security policy. A page takes
 * `?popups=fetch` to let the browser fetch the popups, `?popups=built` to have one in its data; else there are none.
 */
export async function startFixtureSite(hosts: { apiUrl: string; portalUrl: string }): Promise<FixtureSite> {
  const folders = { builtIn: `${root}/theme`, operator: undefined, packageFolder: root };
  const [theme, bundle] = await Promise.all([loadTheme(), bundleBrowser(folders, renderer)]);
  const asked: string[] = [];
  const hash = createHash('sha256').update(bundle.sessionState).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    `img-src 'self' data: blob: ${hosts.apiUrl}`,
    "font-src 'self'",
    `connect-src ${hosts.apiUrl} ${hosts.portalUrl}`,
    'frame-src https://www.youtube-nocookie.com',
    "base-uri 'none'",
  ].join('; ');

  const renderDocument = (path: string, content: PageContent, popups: string | null): string => {
    const lang: Lang = path.includes('hindi') ? 'hi' : 'en';
    const [site, messages] = [makeSite(lang), messagesFor(lang)];
    const page = makePage(lang, content, { href: path });
    const shell = theme.renderShell({ site, messages, layout: page.layout, currentHref: '' });
    const data: RuntimeData = {
      lang,
      apiHost: hosts.apiUrl,
      apihost: 'www.example-ias.in',
      portalHost: hosts.portalUrl,
      refreshPath: '/api/auth/refresh-token',
      originHost: 'example-ias.in',
      identifiers,
      homeHref: '/',
      loginHref: '/login',
      ...(popups === 'fetch' ? {} : { popups: popups === 'built' ? [builtPopup] : [] }),
      messages: {},
    };
    return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${content.heading}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<script>${bundle.sessionState}</script><link rel="stylesheet" href="/${bundle.style}">
<script type="module" src="/${bundle.boot}"></script></head><body>${shell.before}${theme.renderPage({ site, page, messages })}${shell.after}
<script type="application/json" id="site-data">${escapeScriptData(data)}</script></body></html>`;
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fixture');
    asked.push(pathname);
    const content = contents[pathname];
    const asset = bundle.assets.find((each) => `/${each.path}` === pathname);
    if (content) {
      response.setHeader('content-security-policy', policy);
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(renderDocument(pathname, content, searchParams.get('popups')));
    } else if (pathname === '/popup.gif') {
      response.setHeader('content-type', 'image/gif');
      response.end(Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'));
    } else if (pathname === brokenOffPath) {
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.write('{"id":', () => request.socket.destroy());
    } else if (asset) {
      response.setHeader('content-type', asset.path.endsWith('.css') ? 'text/css' : 'text/javascript');
      response.end(asset.text);
    } else {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
