import type { Messages } from '../../config/messages/catalogue.ts';
import type { VideoModel } from '../../config/page-model.ts';
import { Picture } from './Picture.tsx';

/** A film that loads nothing from its own site until it is asked for; without script it is a link there. */
export function VideoFacade({ video, messages }: { readonly video: VideoModel; readonly messages: Messages }) {
  return (
    <figure className="video-facade">
      <a href={video.href} {...(video.embedHref ? { 'data-video-embed': video.embedHref } : {})}>
        <Picture image={video.image && { ...video.image, alt: '' }} ratio="16x9" seed={video.title} />
        <span className="video-facade__title">{video.title || messages['list.playVideo']}</span>
      </a>
    </figure>
  );
}
