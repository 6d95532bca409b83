import { parseUrl } from './check-url.ts';

/** Where a film lives: a page that works without script and, where known, the player that replaces a facade. */
export interface VideoAddress {
  readonly href: string;
  readonly embedHref?: string;
}

const youTubeHost = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const vimeoHost = /^(?:(?:www|player)\.)?vimeo\.com$/;

/** Reads a film's address. YouTube and Vimeo get a player; other http(s) addresses are links; the rest is undefined. */
export function readVideoAddress(text: string): VideoAddress | undefined {
  const url = parseUrl(text.replace(/[\t\n\r]/g, '').trim(), 'https://video.invalid');
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === 'video.invalid') return undefined;
  return readYouTube(url) ?? readVimeo(url) ?? { href: url.href };
}

const readYouTube = (url: URL): VideoAddress | undefined => {
  const [first = '', second = ''] = url.pathname.slice(1).split('/');
  let id: string | null = null;
  if (url.hostname === 'youtu.be') id = first;
  else if (youTubeHost.test(url.hostname)) {
    if (first === 'watch') id = url.searchParams.get('v');
    else if (['embed', 'shorts', 'live', 'v'].includes(first)) id = second;
  }
  if (id === null || !/^[\w-]{6,20}$/.test(id) || id === 'videoseries') return undefined;
  return {
    href: `https://www.youtube.com/watch?v=${id}`,
    embedHref: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  };
};

const readVimeo = (url: URL): VideoAddress | undefined => {
  if (!vimeoHost.test(url.hostname)) return undefined;
  const [, id, hash = url.searchParams.get('h') ?? ''] =
    /^\/(?:video\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(url.pathname) ?? [];
  if (id === undefined) return undefined;
  // Films that are not listed need their hash in both addresses.
  const isUnlisted = /^[\da-f]{6,}$/.test(hash);
  return {
    href: `https://vimeo.com/${id}${isUnlisted ? `/${hash}` : ''}`,
    embedHref: `https://player.vimeo.com/video/${id}?${isUnlisted ? `h=${hash}&` : ''}autoplay=1&dnt=1`,
  };
};
