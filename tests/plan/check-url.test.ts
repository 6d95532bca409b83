import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPictureUrl, checkUrl } from '../../cli/plan/check-url.ts';
import { readVideoAddress } from '../../cli/plan/video-address.ts';

const context = {
  origin: 'https://www.example-ias.in',
  apiHost: 'https://api.example.com',
  trailingSlash: 'never',
} as const;

test.each([
  ['/about', '/about'],
  ['  /about ', '/about'],
  ['/about/?x=1#y', '/about?x=1#y'],
  ['about-us', '/about-us'],
  ['/लेख', '/%E0%A4%B2%E0%A5%87%E0%A4%96'],
  ['https://www.example-ias.in/about/', '/about'],
  ['https://www.example-ias.in', '/'],
  ['https://www.example-ias.in//evil.example', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
  ['/files/a b.pdf', '/files/a%20b.pdf'],
  ['https://other.example/x', 'https://other.example/x'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+911234567890', 'tel:+911234567890'],
  ['#part', '#part'],
])('the link %j is written as %j', (text, href) => {
  expect(checkUrl(text, context)?.href).toBe(href);
});

test.each([
  '',
  '   ',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://www.example-ias.in/x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'ftp://x.example',
  'http://',
])('the link %j is refused', (text) => {
  expect(checkUrl(text, context)).toBeUndefined();
});

test('with slashes, links to pages end with one and links to files do not', () => {
  const slashed = { ...context, trailingSlash: 'always' } as const;
  expect(checkUrl('/about?x#y', slashed)?.href).toBe('/about/?x#y');
  expect(checkUrl('/files/a.pdf', slashed)?.href).toBe('/files/a.pdf');
  expect(checkUrl('/page.html', slashed)?.href).toBe('/page.html');
});

test('whatever is let through stays on the site or has an allowed scheme, for a browser too', () => {
  const pieces = [
    '/',
    '\\',
    '//',
    'javascript:',
    'https:',
    'data:',
    '\t',
    '\n',
    ' ',
    '\0',
    'evil.example',
    '@',
    '#',
    '?',
    '..',
    '%2f',
  ];
  const anyText = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const checked = checkUrl(text, context);
      if (!checked) return;
      const url = new URL(checked.href, 'https://www.example-ias.in/some/page');
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol);
      if (checked.kind === 'site' || checked.kind === 'fragment') expect(url.origin).toBe(context.origin);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['/uploads/a.png', 'https://api.example.com/uploads/a.png'],
  ['uploads/a b.png', 'https://api.example.com/uploads/a%20b.png'],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['//cdn.example/a.png', 'https://cdn.example/a.png'],
  ['data:image/png;base64,x', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the picture %j has the address %j', (text, href) => {
  expect(checkPictureUrl(text, context)).toBe(href);
});

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  '//www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s is a film of YouTube', (text) => {
  expect(readVideoAddress(text)).toEqual({
    href: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    embedHref: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  });
});

test('films of Vimeo have a player, others are links, and the rest is none', () => {
  expect(readVideoAddress('https://player.vimeo.com/video/12345')).toEqual({
    href: 'https://vimeo.com/12345',
    embedHref: 'https://player.vimeo.com/video/12345?autoplay=1&dnt=1',
  });
  expect(readVideoAddress('https://films.example/1')).toEqual({ href: 'https://films.example/1' });
  expect(readVideoAddress('https://youtube.com.evil.example/embed/dQw4w9WgXcQ')).not.toHaveProperty('embedHref');
  expect(readVideoAddress('javascript:alert(1)')).toBeUndefined();
  expect(readVideoAddress('films/1')).toBeUndefined();
});
