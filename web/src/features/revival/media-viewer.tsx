import { Suspense, type RefObject } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { captionLanguage } from './media-tiles';
import type { NamedMedia } from './name-media';
import type { TimelineSlots } from './timeline-slots';
import { useShownMedia } from './use-shown-media';

export type Size = { width: number; height: number };

/** Assumed until the picture has loaded. */
const likelySize: Size = { width: 1600, height: 1200 };

type MediaViewerProps = {
  media: readonly NamedMedia[];
  sizes: ReadonlyMap<string, Size>;
  /** The event's title. */
  title: string;
  viewers: Pick<TimelineSlots, 'Photos' | 'Film'>;
  returnFocusTo: RefObject<HTMLElement | null>;
};

export function MediaViewer({ media, sizes, title, viewers: { Photos, Film }, returnFocusTo }: MediaViewerProps) {
  const { locale } = useLanguage();
  const { id, exchange, close } = useShownMedia();
  const shown = media.find(({ item }) => item.id === id);
  if (!shown) return null;

  const lang = captionLanguage(shown.item, locale);
  const dialog = { lang, onClose: close, returnFocusTo };
  if (shown.item.mediaType === 'video') {
    const { mediaUrl, thumbnailUrl, caption } = shown.item;
    return (
      <Suspense>
        <Film
          {...dialog}
          url={mediaUrl}
          posterUrl={thumbnailUrl ?? undefined}
          title={shown.name}
          description={caption === '' ? null : title}
        />
      </Suspense>
    );
  }

  const photos = media.filter(({ item }) => item.mediaType === 'image');
  return (
    <Suspense>
      <Photos
        {...dialog}
        photos={photos.map(({ item, name }) => ({
          image: { url: item.mediaUrl, formats: [], ...(sizes.get(item.id) ?? likelySize) },
          alt: name,
        }))}
        position={photos.indexOf(shown)}
        onMove={(next) => {
          const photo = photos[next];
          if (photo) exchange(photo.item.id);
        }}
      />
    </Suspense>
  );
}
