import type { Messages } from '../../config/messages/catalogue.ts';
import type { VideoModel } from '../../config/page-model.ts';
import { Picture } from './Picture.tsx';
import { pictureSizes } from './picture-sizes.ts';

interface VideoFacadeProps {
  readonly video: VideoModel;
  readonly messages: Messages;
  /** Widths at which its picture is drawn. */
  readonly sizes?: string;
}

/** A film that loads nothing from its own site until it is asked for; without script it is a link there. */
export function VideoFacade({ video, messages, sizes = pictureSizes.reading }: VideoFacadeProps) {
  return (
    <figure className="video-facade">
      <a href={video.href} {...(video.embedHref ? { 'data-video-embed': video.embedHref } : {})}>
        <Picture image={video.image && { ...video.image, alt: '' }} ratio="16x9" sizes={sizes} seed={video.title} />
        <span className="video-facade__title">{video.title || messages['list.playVideo']}</span>
      </a>
    </figure>
  );
}
