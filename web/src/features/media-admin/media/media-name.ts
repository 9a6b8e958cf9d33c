import { captionIn, type AdminMedia } from '@contracts/event-media';
import type { Locale } from '@contracts/site-setting';
import type { Translate } from '../../../i18n/translate';

/** What it is, and its place. */
export function mediaNumber(t: Translate, { mediaType, sortOrder }: AdminMedia): string {
  return mediaType === 'video'
    ? t('mediaAdmin.media.videoNumber', { number: sortOrder })
    : t('mediaAdmin.media.imageNumber', { number: sortOrder });
}

/** What an item is called where several stand on the page: by its caption where it has one. */
export function mediaName(t: Translate, item: AdminMedia, locale: Locale): string {
  return captionIn(item.captions, locale).caption || mediaNumber(t, item);
}
