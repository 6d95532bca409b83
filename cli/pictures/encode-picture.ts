import type { Sharp, SharpOptions } from 'sharp';
import { limits, pictureSettings } from '../../config/limits.ts';
import { choosePlainWidth, chooseWidths } from './choose-widths.ts';
import { digestBytes, digestVariants } from './picture-cache.ts';
import type { Outcome, Variant } from './picture-facts.ts';
import { type PictureKind, readSignature } from './read-signature.ts';

/** What came of an original, and the bytes of its variants in their order. */
export interface Encoded {
  readonly outcome: Outcome;
  readonly files: readonly Buffer[];
}

/** Pixels as they are worked on: eight bits, sRGB, upright. */
interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/**
 * Makes the variants of a picture: upright, in sRGB, without metadata, never larger than it is. Gives `unreadable` or
 * `tooLarge` for what cannot be made, and says why; never fails but by a bug.
 */
export async function encodePicture(original: Buffer): Promise<Encoded> {
  const kind = readSignature(original);
  if (kind === undefined) return give({ kind: 'unreadable', reason: describeFormat(original) });
  if (kind === 'svg') return give({ kind: 'drawing' });
  const sharp = await loadSharp();
  try {
    return await encodeRaster(sharp, { original, kind });
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    return give({ kind: 'unreadable', reason: `the ${kind} data cannot be read (${reason.trim().slice(0, 100)})` });
  }
}

type SharpModule = typeof import('sharp')['default'];

/** Loaded only when there is something to make: it costs a tenth of a second, and a run may do without. */
async function loadSharp(): Promise<SharpModule> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // Several pictures are made at once, each in one thread: so bytes never depend on how many cores there are.
  sharp.concurrency(1);
  return sharp;
}

/** A size beyond the bound is judged by the head alone, in words of ours, before anything is unpacked. */
const headOptions: SharpOptions = { limitInputPixels: false };
const openOptions: SharpOptions = { limitInputPixels: limits.pictureMaxPixels, failOn: 'error' };

interface Raster {
  readonly original: Buffer;
  readonly kind: PictureKind;
}

async function encodeRaster(sharp: SharpModule, { original, kind }: Raster): Promise<Encoded> {
  const { pages = 1, autoOrient } = await sharp(original, headOptions).metadata();
  const { width, height } = autoOrient;
  const widths = width * height > limits.pictureMaxPixels ? [] : chooseWidths({ width, height });
  const largest = widths.at(-1);
  if (largest === undefined) return give({ kind: 'tooLarge', reason: `${width} × ${height} pixels` });
  if (pages > 1) return give({ kind: 'moving', width, height });
  const upright = await takePixels(sharp(original, openOptions).autoOrient().resize({ width: largest }));
  const base = isOpaque(upright) ? await takePixels(openPixels(sharp, upright).removeAlpha()) : upright;
  const isDrawing = kind === 'png' || kind === 'gif';
  const files: EncodedFile[] = [];
  for (const one of widths) {
    const pixels = one === largest ? base : await takePixels(openPixels(sharp, base).resize({ width: one }));
    for (const format of chooseFormats({ width: one, widths, base, isDrawing })) {
      const settings = pictureSettings[isDrawing ? 'drawing' : 'photo'][format];
      const bytes = await openPixels(sharp, pixels).toFormat(format, settings).timeout(timeout).toBuffer();
      files.push({ format, width: one, bytes });
    }
  }
  const variants = listVariants(files);
  const tone = base.info.channels === 3 ? await findTone(sharp, base) : undefined;
  const made = { kind: 'made' as const, width, height, digest: digestVariants(variants), variants };
  return { outcome: tone ? { ...made, tone } : made, files: files.map(({ bytes }) => bytes) };
}

interface EncodedFile extends Pick<Variant, 'format' | 'width'> {
  readonly bytes: Buffer;
}

const timeout = { seconds: limits.pictureEncodeSeconds };

async function takePixels(pipeline: Sharp): Promise<Pixels> {
  const { data, info } = await pipeline
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .timeout(timeout)
    .toBuffer({ resolveWithObject: true });
  return { data, info };
}

function openPixels(sharp: SharpModule, { data, info }: Pixels): Sharp {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}

/** True when nothing shines through, though the format could. */
function isOpaque({ data, info: { channels } }: Pixels): boolean {
  if (channels !== 4) return false;
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

interface FormatChoice {
  readonly width: number;
  readonly widths: readonly number[];
  readonly base: Pixels;
  readonly isDrawing: boolean;
}

/** The format that every browser knows is made in two widths only: few ask for it. */
function chooseFormats({ width, widths, base, isDrawing }: FormatChoice): readonly Variant['format'][] {
  const plain = isDrawing || base.info.channels === 4 ? 'png' : 'jpeg';
  const isPlain = width === choosePlainWidth(widths) || width === widths.at(-1);
  return isPlain ? ['avif', 'webp', plain] : ['avif', 'webp'];
}

function listVariants(files: readonly EncodedFile[]): Variant[] {
  let start = 0;
  return files.map(({ format, width, bytes }) => {
    const variant = { format, width, start, length: bytes.length, digest: digestBytes(bytes) };
    start += bytes.length;
    return variant;
  });
}

/** Steps of each of red, green and blue that a box may show in place of the picture. */
const toneSteps = 6;

async function findTone(sharp: SharpModule, base: Pixels): Promise<[number, number, number]> {
  const { dominant } = await sharp(await openPixels(sharp, base).resize({ width: 64 }).png().toBuffer()).stats();
  const step = (value: number) => Math.round((value / 255) * (toneSteps - 1));
  return [step(dominant.r), step(dominant.g), step(dominant.b)];
}

/** Words for what is no picture, for whoever has to find out why. */
function describeFormat(bytes: Buffer): string {
  if (bytes.length === 0) return 'it is empty';
  const start = bytes.toString('latin1', 0, 64).trimStart();
  return /^<(!doctype html|html|head|body)/i.test(start)
    ? 'it is a web page and no picture'
    : 'it is no JPEG, PNG, WebP, AVIF, GIF or SVG';
}

function give(outcome: Outcome): Encoded {
  return { outcome, files: [] };
}
