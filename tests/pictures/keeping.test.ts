import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drawPhoto } from './support/draw-photo.ts';
import { openPictureBench, type PictureBench } from './support/picture-bench.ts';
import { startPictureHost } from './support/picture-host.ts';

let bench: PictureBench;
let photo: Buffer;
beforeEach(async () => {
  bench = await openPictureBench();
  photo = await drawPhoto({ width: 320, height: 200 });
});
afterEach(() => bench.close());

const serve = (path: string, body: Buffer | string, headers: Record<string, string> = {}) => {
  bench.host.files.set(path, { body, headers });
  return path;
};
const statuses = () => bench.host.calls.map(({ status }) => status);

describe('a second run', () => {
  test('is told that nothing has changed, and makes nothing', async () => {
    const path = serve('/a.jpg', photo, { etag: '"1"' });
    const first = await bench.run([path]);
    bench.host.forget();
    const second = await bench.run([path]);
    expect(statuses()).toEqual([304]);
    expect([first.pictures.made, second.pictures.made]).toEqual([1, 0]);
    expect(second.pictureAt(path)).toEqual(first.pictureAt(path));
    expect([...second.files]).toEqual([...first.files]);
  });

  test('asks by the time of the last change where there is no tag', async () => {
    const path = serve('/a.jpg', photo, { 'last-modified': 'Tue, 01 Sep 2026 08:00:00 GMT' });
    await bench.run([path]);
    bench.host.forget();
    const { pictures } = await bench.run([path]);
    expect(bench.host.calls[0]?.headers['if-modified-since']).toBe('Tue, 01 Sep 2026 08:00:00 GMT');
    expect(pictures.made).toBe(0);
  });

  test.each([
    ['max-age=3600', 0],
    ['public, max-age=31536000, immutable', 0],
    ['immutable', 0],
    ['max-age=0', 1],
    ['max-age=3600, no-cache', 1],
    ['no-store, max-age=3600', 1],
    ['', 1],
  ])('asks again only when the host wants it: %j', async (cacheControl, calls) => {
    const path = serve('/a.jpg', photo, { 'cache-control': cacheControl });
    await bench.run([path]);
    bench.host.forget();
    await bench.run([path]);
    expect(bench.host.calls).toHaveLength(calls);
  });

  test('counts the time that an answer spent in other caches', async () => {
    const path = serve('/a.jpg', photo, { 'cache-control': 'max-age=3600', age: '3600' });
    await bench.run([path]);
    await bench.run([path]);
    expect(statuses()).toEqual([200, 200]);
  });

  test('with --full asks for everything anew', async () => {
    const path = serve('/a.jpg', photo, { etag: '"1"', 'cache-control': 'max-age=3600' });
    await bench.run([path]);
    const { pictures } = await bench.run([path], { full: true });
    expect(statuses()).toEqual([200, 200]);
    expect(pictures.made).toBe(0);
  });

  test('takes the new picture under an old address', async () => {
    const path = serve('/a.jpg', photo, { etag: '"1"' });
    const first = await bench.run([path]);
    serve(path, await drawPhoto({ width: 320, height: 220 }), { etag: '"2"' });
    const second = await bench.run([path]);
    expect(second.pictureAt(path).height).toBe(220);
    expect(second.pictureAt(path).digest).not.toBe(first.pictureAt(path).digest);
    expect(second.pictureAt(path).made?.src).not.toBe(first.pictureAt(path).made?.src);
  });
});

describe('what cannot be had or shown', () => {
  const stop = (_: unknown, response: import('node:http').ServerResponse) => void response.destroy();
  const hang = () => undefined;
  let bomb: Promise<Buffer> | undefined;
  const makeBomb = () => {
    const create = { width: 12_000, height: 9_000, channels: 3, background: '#fff' } as const;
    bomb ??= sharp({ create, limitInputPixels: false }).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer();
    return bomb;
  };
  const cases = [
    ['a missing one', 'PICTURE_UNREACHABLE', async () => ({ body: '', status: 404 })],
    ['a host that fails', 'PICTURE_UNREACHABLE', async () => ({ body: '', status: 500 })],
    ['a connection that breaks', 'PICTURE_UNREACHABLE', async () => stop],
    ['a host that is too slow', 'PICTURE_UNREACHABLE', async () => hang],
    ['a web page', 'PICTURE_UNREADABLE', async () => ({ body: '<!DOCTYPE html><title>Sign in</title>' })],
    ['nothing at all', 'PICTURE_UNREADABLE', async () => ({ body: '' })],
    [
      'a format for printing',
      'PICTURE_UNREADABLE',
      async () => ({ body: await drawPhoto({ width: 9, height: 9, format: 'tiff' }) }),
    ],
    ['half a JPEG', 'PICTURE_UNREADABLE', async () => ({ body: photo.subarray(0, photo.length / 2) })],
    [
      'a JPEG in name only',
      'PICTURE_UNREADABLE',
      async () => ({ body: Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1') }),
    ],
    ['more pixels than anybody needs', 'PICTURE_TOO_LARGE', async () => ({ body: await makeBomb() })],
    [
      'more bytes than anybody needs',
      'PICTURE_TOO_LARGE',
      async () => ({ body: Buffer.alloc(21 * 1024 * 1024, photo) }),
    ],
  ] as const;
  // Only where the time is the point is it short: a busy machine must not turn one fault into another.
  const fetchFor = (name: string) => ({ timeoutMs: name === 'a host that is too slow' ? 300 : 30_000, retries: 1 });

  test.each(cases)('%s is shown from its own address', async (name, code, make) => {
    bench.host.files.set('/a.jpg', await make());
    const { pictures, files, warnings } = await bench.run(['/a.jpg'], { fetch: fetchFor(name) });
    expect(pictures.find(`${bench.host.origin}/a.jpg`)).toBeUndefined();
    expect(files.size).toBe(0);
    expect(warnings).toMatchObject([{ code, where: `${bench.host.origin}/a.jpg` }]);
    expect(warnings[0]?.message).toContain('it is shown from its own address');
  });

  test.each(cases)('%s leaves the last good version in its place, from run to run', async (name, code, make) => {
    const path = serve('/a.jpg', photo, { etag: '"1"' });
    const good = await bench.run([path]);
    bench.host.files.set(path, await make());
    for (const _ of [1, 2]) {
      const { pictureAt, warnings, files, pictures } = await bench.run([path], { fetch: fetchFor(name) });
      expect(pictureAt(path)).toEqual(good.pictureAt(path));
      expect([...files]).toEqual([...good.files]);
      expect(pictures.made).toBe(0);
      expect(warnings).toMatchObject([{ code }]);
      expect(warnings[0]?.message).toContain('its last good version is shown');
    }
    serve(path, photo, { etag: '"1"' });
    expect((await bench.run([path])).warnings).toEqual([]);
  });

  test('the end of the run’s time spares the pictures that are there', async () => {
    const path = serve('/a.jpg', photo);
    await bench.run([path]);
    bench.host.files.set('/slow.jpg', hang);
    const { pictureAt, warnings } = await bench.run(['/slow.jpg', path], { fetch: { deadlineMs: 300 } });
    expect(pictureAt(path).made).toBeDefined();
    expect(warnings).toMatchObject([{ code: 'PICTURE_UNREACHABLE' }]);
    expect(warnings[0]?.message).toContain('the time of the run was over');
  });

  test('a host that stays silent is given up, and the others are not', async () => {
    const dead = await startPictureHost();
    await dead.close();
    const many = Array.from({ length: 40 }, (_, at) => `${dead.origin}/${at}.jpg`);
    const path = serve('/a.jpg', photo);
    const { pictureAt, warnings } = await bench.run([...many, path], { fetch: { concurrency: 2 } });
    expect(pictureAt(path).made).toBeDefined();
    expect(warnings).toHaveLength(21);
    expect(warnings.some(({ message }) => message.includes('did not answer the calls before'))).toBe(true);
    expect(warnings.at(-1)?.message).toContain('20 more pictures like these');
  });
});

describe('manners', () => {
  test('the API host is told for whom it is; other hosts are not, not even by way of a redirect', async () => {
    const other = await startPictureHost();
    try {
      other.files.set('/theirs.jpg', { body: photo });
      other.files.set('/moved.jpg', { body: photo });
      serve('/ours.jpg', photo);
      bench.host.files.set('/moves.jpg', { body: '', status: 302, headers: { location: `${other.origin}/moved.jpg` } });
      const paths = ['/ours.jpg', '/moves.jpg', `${other.origin}/theirs.jpg`];
      const { warnings, pictures } = await bench.run(paths);
      expect([warnings.length, pictures.count]).toEqual([0, 3]);
      expect(bench.host.calls.map(({ headers }) => headers.apihost)).toEqual(['www.example.in', 'www.example.in']);
      expect(other.calls.map(({ headers }) => headers.apihost)).toEqual([undefined, undefined]);
    } finally {
      await other.close();
    }
  });

  test.each([
    ['a circle', '/circle.jpg'],
    ['a file of this machine', 'file:///etc/passwd'],
  ])('redirects end: %s', async (_name, location) => {
    bench.host.files.set('/circle.jpg', { body: '', status: 302, headers: { location } });
    const { warnings } = await bench.run(['/circle.jpg']);
    expect(warnings).toMatchObject([{ code: 'PICTURE_UNREACHABLE' }]);
    expect(bench.host.calls.length).toBeLessThan(8);
  });

  test('a host that asks for patience gets it', async () => {
    let calls = 0;
    bench.host.files.set('/busy.jpg', (_, response) => {
      calls += 1;
      if (calls === 1) response.writeHead(503, { 'retry-after': '0' }).end();
      else response.end(photo);
    });
    const { warnings } = await bench.run(['/busy.jpg']);
    expect([calls, warnings.length]).toEqual([2, 0]);
  });

  test('no more calls are under way than the configuration allows', async () => {
    let underWay = 0;
    let most = 0;
    for (let at = 0; at < 12; at += 1) {
      bench.host.files.set(`/${at}.jpg`, (_, response) => {
        most = Math.max(most, ++underWay);
        setTimeout(() => {
          underWay -= 1;
          response.end(photo);
        }, 20);
      });
    }
    await bench.run([...bench.host.files.keys()], { fetch: { concurrency: 3 } });
    expect(most).toBeLessThanOrEqual(3);
  });
});

describe('the cache', () => {
  const place = (name: string) => join(bench.folder, 'cache', 'pictures', name);
  const find = (ending: string) => bench.listCache().find((name) => name.endsWith(ending)) ?? '';

  test.each(['.address', '.outcome', '.variants', '.original'])('a damaged %s is made good again', async (ending) => {
    const path = serve('/a.jpg', photo, { etag: '"1"' });
    const first = await bench.run([path]);
    truncateSync(place(find(ending)), 10);
    // With the outcome gone as well, the original is needed again.
    if (ending === '.original') rmSync(place(find('.outcome')));
    const second = await bench.run([path]);
    expect(second.warnings).toEqual([]);
    expect([...second.files]).toEqual([...first.files]);
  });

  test('bytes that no longer are what was written never reach a release', async () => {
    const path = serve('/a.jpg', photo, { etag: '"1"' });
    const { pictures } = await bench.run([path]);
    const variants = place(find('.variants'));
    const bytes = readFileSync(variants);
    bytes[20] = (bytes[20] ?? 0) ^ 0xff;
    writeFileSync(variants, bytes);
    expect(() => Array.from(pictures.files(), (file) => file.produce())).toThrow(/does not read back/);
    expect((await bench.run([path])).pictures.made).toBe(1);
  });

  test('what runs that were killed left behind goes; what is not ours stays', async () => {
    const path = serve('/a.jpg', photo);
    await bench.run([path]);
    const left = '00000000-0000-4000-8000-000000000000.tmp';
    writeFileSync(place(left), 'half');
    writeFileSync(place('notes.txt'), 'mine');
    await bench.run([path]);
    expect(bench.listCache()).not.toContain(left);
    expect(bench.listCache()).toContain('notes.txt');
  });

  test('a picture that no page names any more is kept for a while, and then goes', async () => {
    serve('/a.jpg', photo);
    serve('/b.jpg', await drawPhoto({ width: 200, height: 100 }));
    await bench.run(['/a.jpg', '/b.jpg']);
    await bench.run(['/b.jpg']);
    expect(bench.listCache()).toHaveLength(8);
    const address = bench
      .listCache()
      .filter((name) => name.endsWith('.address'))
      .find((name) => readFileSync(place(name), 'utf8').includes('/a.jpg'));
    const facts = JSON.parse(readFileSync(place(address ?? ''), 'utf8'));
    writeFileSync(place(address ?? ''), JSON.stringify({ ...facts, usedOn: facts.usedOn - 100 }));
    await bench.run(['/b.jpg']);
    expect(bench.listCache()).toHaveLength(4);
  });

  test('a disk that refuses fails the run', async () => {
    mkdirSync(join(bench.folder, 'cache'), { recursive: true });
    writeFileSync(join(bench.folder, 'cache', 'pictures'), 'in the way');
    serve('/a.jpg', photo);
    await expect(bench.run(['/a.jpg'])).rejects.toMatchObject({ code: 'DISK_REFUSED', exitCode: 6 });
  });
});
