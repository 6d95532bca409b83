import { limits } from '../../config/limits.ts';

/** A canonical address, or why there is none. */
export type CanonicalAddress = { readonly address: string } | { readonly reason: string };

/** Letters of a path that mean something else in an address, to a file system, or to whoever reads it. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/%/, 'it is percent-encoded twice'],
  [/\\/, 'it contains a backslash'],
  [/[?#]/, 'it contains a query or a fragment'],
  [/\p{Cc}/u, 'it contains a control character'],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/, 'it contains a character that turns the direction of writing'],
  [/\p{White_Space}/u, 'it contains white space'],
  [/[<>"|*:]/, 'it contains one of < > " | * :'],
  [/(?<!\p{Script=Devanagari})[\u200C\u200D]/u, 'it contains a joiner that joins no Devanagari letters'],
  [/[^\P{C}\u200C\u200D]/u, 'it contains an invisible or unknown character'],
];

/** Names that some file systems keep for devices, alone or before a dot. */
const deviceName = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/** The same anywhere in a path that has no dots. */
const deviceSegment = /\/(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\/|$)/i;

/** Most addresses: canonical as they stand but for a trailing slash, unless a segment is the name of a device. */
const plainPath = /^(?:\/[\w-]+)+\/?$/;
const plainPathMaxChars = 200;

/** Files at the root that the generator writes itself. */
const generatedFiles = new Set(['/sitemap.xml', '/robots.txt', '/_headers', '/_redirects', '/404', '/404.html']);

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

const isDeviceName = (segment: string): boolean => deviceName.test(segment);

const findSegmentFault = (segment: string, isLast: boolean): string | undefined => {
  if (segment === '') return 'it contains an empty segment';
  if (segment.startsWith('.')) return 'a segment starts with a dot';
  if (segment.endsWith('.')) return 'a segment ends with a dot';
  if (isDeviceName(segment)) return `"${segment}" is the name of a device`;
  if (byteLength(segment) > limits.addressSegmentMaxBytes) {
    return `a segment is longer than ${limits.addressSegmentMaxBytes} bytes`;
  }
  if (!isLast && /\.html$/i.test(segment)) return 'a segment before the last ends in .html';
  return undefined;
};

const isReserved = (address: string): boolean => {
  const folded = address.toLowerCase();
  return (
    folded === '/_assets' ||
    folded.startsWith('/_assets/') ||
    folded.endsWith('/feed.xml') ||
    generatedFiles.has(folded)
  );
};

/**
 * Gives the one form of a same-site address: decoded once, NFC, without trailing slash, `/` for home; or says why it
 * is impossible, unsafe or reserved (contract, section 4). The reason completes "… is left out: <reason>".
 */
export function canonicaliseAddress(text: string): CanonicalAddress {
  const path = canonicalisePath(text);
  if ('address' in path && isReserved(path.address)) return { reason: 'the address is reserved' };
  return path;
}

/** True for a path that is what it looks like: no parser changes anything in it, and it names no device. */
export function isPlainPath(text: string): boolean {
  return text.length <= plainPathMaxChars && plainPath.test(text) && !deviceSegment.test(text);
}

/** The same for any same-site path that may be linked to, reserved ones included. */
export function canonicalisePath(text: string): CanonicalAddress {
  if (isPlainPath(text)) {
    return { address: text.endsWith('/') ? text.slice(0, -1) : text };
  }
  if (!text.startsWith('/')) return { reason: 'it does not start with "/"' };
  if (/^\/[/\\]/.test(text)) return { reason: 'it leads to another site' };
  const segments: string[] = [];
  for (const part of text.slice(1).split('/')) {
    const segment = decode(part);
    if (segment === undefined) return { reason: 'its percent-encoding is malformed' };
    if (segment.includes('/')) return { reason: 'it contains an encoded slash' };
    segments.push(segment.normalize('NFC'));
  }
  if (segments.at(-1) === '') segments.pop();
  const address = `/${segments.join('/')}`;
  const fault = forbidden.find(([pattern]) => pattern.test(address));
  if (fault) return { reason: fault[1] };
  for (const [index, segment] of segments.entries()) {
    const reason = findSegmentFault(segment, index === segments.length - 1);
    if (reason !== undefined) return { reason };
  }
  if (byteLength(address) > limits.addressMaxBytes)
    return { reason: `it is longer than ${limits.addressMaxBytes} bytes` };
  return { address };
}
