/** Players that may be framed. */
const players = /^https:\/\/(www\.youtube(-nocookie)?\.com|player\.vimeo\.com)\//;

/** Replaces a video's link by its player; a link without a known player is followed. */
export const videoActions = {
  'a[data-video-embed]': (link: HTMLElement) => {
    const { videoEmbed = '', videoTitle } = link.dataset;
    if (!players.test(videoEmbed)) {
      location.assign((link as HTMLAnchorElement).href);
      return;
    }
    const player = new URL(videoEmbed);
    player.searchParams.set('autoplay', '1');
    const frame = document.createElement('iframe');
    frame.title = videoTitle ?? link.textContent?.trim() ?? '';
    frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
    frame.allowFullscreen = true;
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.src = player.href;
    link.replaceWith(frame);
    frame.focus();
  },
};
