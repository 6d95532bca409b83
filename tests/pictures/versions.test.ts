import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawAnimation, drawPhoto } from './support/draw-photo.ts';
import { openPictureBench, type PictureBench, widthsOf } from './support/picture-bench.ts';

let bench: PictureBench;
beforeAll(async () => {
  bench = await openPictureBench();
});
afterAll(() => bench.close());

const serve = (path: string, body: Buffer | string, headers: Record<string, string> = {}) => {
  bench.host.files.set(path, { body, headers });
  return path;
};

test('a photograph becomes AVIF and WebP in all widths, and JPEG in two', async () => {
  const path = serve('/media/Lecture%20Hall%203.JPG', await drawPhoto({ width: 2400, height: 1600 }));
  const { pictureAt, files, warnings } = await bench.run([path]);
  expect(warnings).toEqual([]);
  const picture = pictureAt(path);
  expect(picture).toMatchObject({ width: 2400, height: 1600 });
  const widths = [160, 320, 480, 640, 960, 1280, 1920];
  expect(widthsOf(picture)).toEqual({ 'image/avif': widths, 'image/webp': widths });
  expect(picture.made?.src).toMatch(/^\/_assets\/lecture-hall-3-640-[0-9a-f]{12}\.jpg$/);
  expect(picture.made?.fullSrc).toMatch(/^\/_assets\/lecture-hall-3-1920-[0-9a-f]{12}\.jpg$/);
  expect(files.size).toBe(16);
  for (const [name, bytes] of files) {
    const { format, width, height, compression, icc, exif } = await sharp(bytes).metadata();
    const [, step, extension] = /-(\d+)-[0-9a-f]{12}\.(avif|webp|jpg)$/.exec(name) ?? [];
    expect(width, name).toBe(Number(step));
    expect(height, name).toBe(Math.round((Number(step) * 2) / 3));
    expect(extension === 'avif' ? compression : format, name).toBe(
      { avif: 'av1', webp: 'webp', jpg: 'jpeg' }[extension ?? ''],
    );
    expect([icc, exif], name).toEqual([undefined, undefined]);
  }
});

test.each([
  ['its own width is the last step', 1200, [160, 320, 480, 640, 960, 1200]],
  ['a step that is nearly its own width is left out', 1000, [160, 320, 480, 640, 1000]],
  ['a small picture has one version', 90, [90]],
])('no version is larger than the picture: %s', async (_name, width, widths) => {
  const path = serve(`/own-${width}.jpg`, await drawPhoto({ width, height: 100 }));
  const { pictureAt } = await bench.run([path]);
  expect(widthsOf(pictureAt(path))['image/avif']).toEqual(widths);
});

test('a picture that can be seen through stays so, and has no colour behind it', async () => {
  const path = serve('/seal.png', await drawPhoto({ width: 400, height: 300, format: 'png', isTransparent: true }));
  const { pictureAt, files } = await bench.run([path]);
  expect(pictureAt(path).made?.tone).toBeUndefined();
  expect(pictureAt(path).made?.src).toMatch(/\.png$/);
  for (const bytes of files.values()) expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
});

test('a PNG without holes keeps its format, and needs no alpha', async () => {
  const path = serve('/screen.png', await drawPhoto({ width: 500, height: 300, format: 'png' }));
  const { pictureAt, files } = await bench.run([path]);
  expect(pictureAt(path).made?.src).toMatch(/-500-[0-9a-f]{12}\.png$/);
  for (const bytes of files.values()) expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
});

test.each(['webp', 'avif'] as const)('browsers that know no %s get a JPEG of it', async (format) => {
  const path = serve(`/new.${format}`, await drawPhoto({ width: 400, height: 200, format }));
  const { pictureAt } = await bench.run([path]);
  expect(pictureAt(path).made?.src).toMatch(/\.jpg$/);
});

test('a picture lying on its side is put upright', async () => {
  const path = serve('/turned.jpg', await drawPhoto({ width: 600, height: 300, orientation: 6 }));
  const { pictureAt, files } = await bench.run([path]);
  expect(pictureAt(path)).toMatchObject({ width: 300, height: 600 });
  for (const bytes of files.values()) {
    const { width, height, orientation } = await sharp(bytes).metadata();
    expect(height).toBe(width * 2);
    expect(orientation).toBeUndefined();
  }
});

test('colours of a wider space become those that every screen knows', async () => {
  const colour = { r: 255, g: 0, b: 0 };
  const wide = await sharp({ create: { width: 200, height: 200, channels: 3, background: colour } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const path = serve('/wide.png', wide);
  const { files } = await bench.run([path]);
  const png = [...files].find(([name]) => name.endsWith('.png'))?.[1];
  const [red, green, blue] = (await sharp(png).stats()).channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(250);
  expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(5);
  expect((await sharp(png).metadata()).icc).toBeUndefined();
});

test('sixteen bits and grey become eight and three', async () => {
  const grey = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#666666' } })
    .toColourspace('grey16')
    .png()
    .toBuffer();
  const path = serve('/grey.png', grey);
  const { files, warnings } = await bench.run([path]);
  expect([files.size, warnings.length]).toEqual([5, 0]);
  for (const bytes of files.values()) {
    const { channels } = await sharp(bytes).toColourspace('srgb').stats();
    expect(Math.abs((channels[0]?.mean ?? 0) - 0x66)).toBeLessThan(4);
  }
});

test('its main colour shows in steps of a fifth', async () => {
  const path = serve('/red.jpg', await drawPhoto({ width: 300, height: 200, ground: '#cc3300' }));
  const { pictureAt } = await bench.run([path]);
  expect(pictureAt(path).made?.tone).toBe('tone-r4 tone-g1 tone-b0');
});

test('an animation stays where it is; its size is known', async () => {
  const path = serve('/moving.gif', await drawAnimation({ width: 120, height: 80 }));
  const { pictureAt, files, warnings } = await bench.run([path]);
  expect(pictureAt(path)).toMatchObject({ width: 120, height: 80 });
  expect(pictureAt(path).made).toBeUndefined();
  expect([files.size, warnings.length]).toEqual([0, 0]);
});

test.each([
  ['as it is', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  [
    'after its prologue',
    '\uFEFF<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg>\n<svg xmlns="http://www.w3.org/2000/svg"/>',
  ],
])('a drawing in SVG is neither copied nor made smaller: %s', async (name, text) => {
  const path = serve(`/${encodeURIComponent(name)}.svg`, text);
  const { pictures, files, warnings } = await bench.run([path]);
  expect(pictures.find(bench.host.origin + path)).toBeUndefined();
  expect([files.size, warnings.length]).toEqual([0, 0]);
});

test('the same pictures give the same bytes, whichever comes first', async () => {
  const paths = [];
  for (const at of [1, 2, 3]) {
    const body = await drawPhoto({ width: 500 + at, height: 300, ground: `#${at}${at}6688` });
    const answerLater = (delay: number) => (_: unknown, response: import('node:http').ServerResponse) =>
      void setTimeout(() => response.end(body), delay);
    bench.host.files.set(`/order-${at}.jpg`, answerLater(at === 1 ? 60 : 0));
    paths.push(`/order-${at}.jpg`);
  }
  const other = await openPictureBench();
  for (const [path, file] of bench.host.files) other.host.files.set(path, file);
  try {
    const first = await bench.run(paths);
    const second = await other.run([...paths].reverse());
    expect(second.files.size).toBe(first.files.size);
    for (const [name, bytes] of first.files) expect(second.files.get(name)?.equals(bytes), name).toBe(true);
  } finally {
    await other.close();
  }
});

test('one picture at two addresses is made once', async () => {
  const body = await drawPhoto({ width: 300, height: 200, ground: '#117755' });
  const paths = [serve('/a/same.jpg', body), serve('/b/same.jpg', body), serve('/b/other.jpg', body)];
  const { pictures, pictureAt, files } = await bench.run(paths);
  expect(pictures.made).toBe(1);
  expect(pictureAt('/a/same.jpg').made?.src).toBe(pictureAt('/b/same.jpg').made?.src);
  expect(new Set([...files.keys()].map((name) => name.replace(/-.*/, '')))).toEqual(
    new Set(['_assets/same', '_assets/other']),
  );
});
