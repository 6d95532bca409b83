import { spawn } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../support/root.ts';
import { openSandboxSite, type SandboxSite } from '../support/sandbox-site.ts';

let open: SandboxSite;
beforeAll(async () => {
  open = await openSandboxSite();
});
afterAll(() => open?.close());

/** Starts a command that serves, waits for its one line, works, and stops it by a signal. */
async function serve(
  args: readonly string[],
  { signal, work }: { readonly signal: NodeJS.Signals; readonly work: (line: string) => Promise<void> },
): Promise<{ readonly code: number | null; readonly lines: readonly string[] }> {
  const child = spawn(process.execPath, [join(root, 'dist/main.js'), ...args], { cwd: open.site.folder });
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      text += part;
      if (text.includes('\n')) resolve();
    });
    child.on('close', () => reject(new Error(`ended early: ${text}`)));
  });
  try {
    await work(text);
  } finally {
    child.kill(signal);
  }
  return { code: await ended, lines: text.trim().split('\n') };
}

const addressesIn = (line: string) => line.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [];

test.each([
  'SIGINT',
  'SIGTERM',
] as const)('preview says its address in one line and stops cleanly on %s', async (signal) => {
  const { code, lines } = await serve(['preview', '--port', '0'], {
    signal,
    work: async (line) => {
      const [url = ''] = addressesIn(line);
      const page = await fetch(`${url}/contact`);
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(await page.text()).toBe(open.site.read('contact.html'));
      expect((await fetch(`${url}/hindi/privacy-policy`)).status).toBe(200);
      const missing = await fetch(`${url}/not-here`);
      expect(missing.status).toBe(404);
      expect(await missing.text()).toBe(open.site.read('404.html'));
      expect((await fetch(`${url}/_assets/gone.js`)).status).toBe(404);
      const [asset = ''] = open.site.list().filter((path) => path.startsWith('_assets/'));
      expect((await fetch(`${url}/${asset}`)).headers.get('cache-control')).toContain('immutable');
    },
  });
  expect(code).toBe(0);
  expect(lines).toHaveLength(1);
});

test('preview sends the compressed variant that a browser asks for, under the file’s own name and type', async () => {
  const { url } = open.preview;
  const [script = ''] = open.site.list().filter((path) => /^_assets\/boot-.*\.js$/.test(path));
  const types = { '/contact': 'text/html;charset=utf-8', [`/${script}`]: 'text/javascript' };
  for (const [path, type] of Object.entries(types)) {
    const tags = new Set<string | null>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const answer = await fetch(url + path, { headers });
      expect([path, answer.headers.get('content-encoding')]).toEqual([path, encoding === 'identity' ? null : encoding]);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(await answer.text()).toBe(open.site.read(path === '/contact' ? 'contact.html' : script));
      const tag = answer.headers.get('etag');
      tags.add(tag);
      const again = await fetch(url + path, { headers: { ...headers, 'if-none-match': tag ?? '' } });
      expect(again.status).toBe(304);
    }
    expect(tags.size).toBe(3);
  }
});

test('preview shows a new release at once', async () => {
  await serve(['preview', '--port', '0', '--json'], {
    signal: 'SIGTERM',
    work: async (line) => {
      const { status, url } = JSON.parse(line);
      expect(status).toBe('listening');
      const before = readlinkSync(join(open.site.out, 'current'));
      open.sandbox.content.update(({ settings }) => {
        settings.website.address = 'A new address, second floor';
      });
      await open.site.generate();
      expect(readlinkSync(join(open.site.out, 'current'))).not.toBe(before);
      expect(await (await fetch(`${url}/contact`)).text()).toContain('A new address, second floor');
    },
  });
});

test('the sandbox says both addresses in one line and stops cleanly', async () => {
  const { code, lines } = await serve(['sandbox', '--port', '0', '--portal-port', '0', '--posts', '3'], {
    signal: 'SIGTERM',
    work: async (line) => {
      const [api = '', portal = ''] = addressesIn(line);
      const headers = { apihost: 'www.example-ias.in' };
      expect((await fetch(`${api}/api/s/settings/website`, { headers })).status).toBe(200);
      expect((await fetch(`${portal}/api/public/data/sessions`, { headers })).status).toBe(200);
    },
  });
  expect(code).toBe(0);
  expect(lines).toHaveLength(1);
});

test('a port that is taken is refused with advice', async () => {
  const { port } = new URL(open.preview.url);
  const { code, stderr } = await open.site.run(['preview', '--port', port]);
  expect(code).toBe(2);
  expect(stderr).toContain('it is taken');
  expect(stderr).toContain('--port');
});
