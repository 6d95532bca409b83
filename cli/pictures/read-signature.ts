/** What bytes say they are, whatever the host calls them. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'svg';

/**
 * Tells a picture by its first bytes; undefined for what is none that is made here. Only what passes is handed to the
 * image library, which knows more formats than a web page has use for.
 */
export function readSignature(bytes: Buffer): PictureKind | undefined {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /^(avif|avis)$/.test(text(8, 12))) return 'avif';
  return isSvg(bytes) ? 'svg' : undefined;
}

/** Where an SVG document must have begun, in bytes. */
const prologueBytes = 4096;

function isSvg(bytes: Buffer): boolean {
  const start = bytes
    .toString('utf8', 0, prologueBytes)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (!start.startsWith('<')) return false;
  const withoutPrologue = start
    .replace(/<!--[\s\S]*?-->|<\?[^>]*>|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/gi, '')
    .trimStart();
  return /^<(?:[a-z]+:)?svg[\s>]/i.test(withoutPrologue);
}
