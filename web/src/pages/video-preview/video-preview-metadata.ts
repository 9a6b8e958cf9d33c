import type { VideoPreviewPage } from '@contracts/video-preview-page';
import type { Metadata } from '../../features/metadata/metadata';

/** Until there is a video the page holds a place: nobody should find it by searching for one. */
export function videoPreviewMetadata({ seo }: VideoPreviewPage): Metadata {
  return { title: seo.title, description: seo.description, noindex: true };
}
