import type { EventMedia } from '@contracts/event-media';
import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { FilmTile } from './film-tile';
import { Tiles } from './media-tiles';
import { MediaViewer, type Size } from './media-viewer';
import { nameMedia } from './name-media';
import { PhotoTile } from './photo-tile';
import type { TimelineSlots } from './timeline-slots';
import { useShownMedia } from './use-shown-media';

/** Shown at first: an event may have hundreds. */
const firstCount = 12;

type MediaListProps = {
  media: readonly EventMedia[];
  /** The event's title. */
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
