import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { type AdminMedia, captionIn } from '@contracts/event-media';
import type { Locale } from '@contracts/site-setting';
import type { Translate } from '../../../i18n/translate';

/** The kind and the position. */
export function mediaNumber(t: Translate, { mediaType, sortOrder }: AdminMedia): string {
  return mediaType === 'video'
    ? t('mediaAdmin.media.videoNumber', { number: sortOrder })
    : t('mediaAdmin.media.imageNumber', { number: sortOrder });
}

/** The caption, or else kind and position. */
export function mediaName(t: Translate, item: AdminMedia, locale: Locale): string {
  return captionIn(item.captions, locale).caption || mediaNumber(t, item);
}

/** Screen reader announcements while dragging. */
export function dragTexts(
  t: Translate,
  items: readonly AdminMedia[],
  locale: Locale,
): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } {
  const of = (id: UniqueIdentifier) => {
    const index = items.findIndex((item) => item.id === id);
    const item = items[index];
    return { name: item ? mediaName(t, item, locale) : '', place: index + 1, total: items.length };
  };
  return {
    announcements: {
      onDragStart: ({ active }) => t('mediaAdmin.drag.lifted', of(active.id)),
      onDragOver: ({ active, over }) =>
        over ? t('mediaAdmin.drag.over', { ...of(active.id), place: of(over.id).place }) : undefined,
      onDragEnd: ({ active, over }) =>
        t('mediaAdmin.drag.dropped', { ...of(active.id), place: of((over ?? active).id).place }),
      onDragCancel: ({ active }) => t('mediaAdmin.drag.cancelled', of(active.id)),
    },
    screenReaderInstructions: { draggable: t('mediaAdmin.drag.instructions') },
  };
}
