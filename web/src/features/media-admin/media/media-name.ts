import type { EventMedia } from '@contracts/event-media';
import type { Translate } from '../../../i18n/translation-key';

/** What an item is called where several stand on the page: by its caption, or by what it is and its place. */
export function mediaName(t: Translate, { caption, mediaType, sortOrder }: EventMedia): string {
  if (caption !== '') return caption;
  return mediaType === 'video'
    ? t('mediaAdmin.media.videoNumber', { number: sortOrder })
    : t('mediaAdmin.media.imageNumber', { number: sortOrder });
}
