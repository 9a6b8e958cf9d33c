import type { EventMedia } from '@contracts/event-media';
import { useRef, useState, type MouseEvent, Suspense, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../i18n/language-provider';
import { asObject } from '../../lib/parse-object';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { FilmTile, PhotoTile } from './tiles';
import { Tiles, captionLanguage } from './media-tiles';
import type { TimelineSlots } from './timeline-slots';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGoBack, preserveScroll } from '../../lib/use-open-in-address';

type NamedMedia = { item: EventMedia; name: string };

/** Named by caption, or else by kind and number. */
export function nameMedia(
  media: readonly EventMedia[],
  nameOf: (kind: 'photo' | 'video', number: number) => string,
): NamedMedia[] {
  const counted = { photo: 0, video: 0 };
  return media.map((item) => {
    const kind = item.mediaType === 'image' ? 'photo' : 'video';
    counted[kind] += 1;
    return { item, name: item.caption || nameOf(kind, counted[kind]) };
  });
}

type ShownMedia = {
  id: string | null;
  show: (id: string) => void;
  /** Replaces the one that is shown, without a new history entry. */
  exchange: (id: string) => void;
  close: () => void;
};

/** Held in the history state under the same address, so that Back closes it and leaves the timeline open. */
function useShownMedia(): ShownMedia {
  const { search, hash, ...location } = useLocation();
  const known = asObject(location.state);
  const shown = known?.['shownMedia'];
  const navigate = useNavigate();

  const go = (id: string, replace: boolean) => {
    void navigate({ search, hash }, { replace, state: { ...known, ...preserveScroll, shownMedia: id } });
  };

  return {
    id: typeof shown === 'string' ? shown : null,
    show: (id) => go(id, false),
    exchange: (id) => go(id, true),
    close: useGoBack(),
  };
}

type Size = { width: number; height: number };

/** Assumed until the picture has loaded. */
const likelySize: Size = { width: 1600, height: 1200 };

type MediaViewerProps = {
  media: readonly NamedMedia[];
  sizes: ReadonlyMap<string, Size>;
  title: string;
  viewers: Pick<TimelineSlots, 'Photos' | 'Film'>;
  returnFocusTo: RefObject<HTMLElement | null>;
};

function MediaViewer({ media, sizes, title, viewers: { Photos, Film }, returnFocusTo }: MediaViewerProps) {
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

/** Shown at first: an event may have hundreds. */
const firstCount = 12;

type MediaListProps = {
  media: readonly EventMedia[];
  title: string;
  viewers: Pick<TimelineSlots, 'Photos' | 'Film'>;
  isAllShown: boolean;
};

export function MediaList({ media, title, viewers, isAllShown }: MediaListProps) {
  const { t } = useLanguage();
  const { show } = useShownMedia();
  const [opening, setOpening] = useState<string | null>(null);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [sizes, setSizes] = useState<ReadonlyMap<string, Size>>(new Map());
  const [isWhole, setWhole] = useState(isAllShown || media.length <= firstCount);
  const list = useRef<HTMLUListElement>(null);
  const opener = useRef<HTMLElement>(null);
  if (media.length === 0) return null;

  const named = nameMedia(media, (kind, number) => t(`revival.media.${kind}`, { number, title }));
  const preload = ({ mediaType }: EventMedia) => (mediaType === 'image' ? viewers.Photos : viewers.Film).preload();

  async function open(event: MouseEvent<HTMLAnchorElement>, item: EventMedia) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    setOpening(item.id);
    try {
      await preload(item);
      show(item.id);
    } catch {
      // The viewer's code did not load: the browser opens the file itself.
      window.location.assign(link.href);
    } finally {
      setOpening(null);
    }
  }

  function showWhole() {
    flushSync(() => setWhole(true));
    // The button disappears, so focus moves to the first new item.
    list.current?.querySelector<HTMLElement>(`:scope > :nth-child(n + ${firstCount + 1}) a`)?.focus();
  }

  return (
    <Stack>
      <Tiles ref={list} role="list" $count={media.length} aria-label={t('revival.media', { title })}>
        {named.slice(0, isWhole ? undefined : firstCount).map(({ item, name }) => {
          const tile = {
            item,
            name,
            isOpening: opening === item.id,
            onOpen: (event: MouseEvent<HTMLAnchorElement>) => void open(event, item),
            onNear: () => void preload(item).catch(() => undefined),
          };
          return (
            <li key={item.id}>
              {item.mediaType === 'video' ? (
                <FilmTile {...tile} />
              ) : (
                <PhotoTile
                  {...tile}
                  isBroken={broken.has(item.id)}
                  onBroken={() => setBroken((known) => new Set(known).add(item.id))}
                  onSize={(size) => setSizes((known) => new Map(known).set(item.id, size))}
                />
              )}
            </li>
          );
        })}
      </Tiles>
      {!isWhole && (
        <div>
          <Button $variant="quiet" onClick={showWhole}>
            {t('revival.media.all', { total: media.length })}
          </Button>
        </div>
      )}
      <MediaViewer
        media={named.filter(({ item }) => !broken.has(item.id))}
        sizes={sizes}
        title={title}
        viewers={viewers}
        returnFocusTo={opener}
      />
    </Stack>
  );
}
