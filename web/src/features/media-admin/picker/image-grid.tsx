import type { AvailableImage } from '@contracts/image';
import { ImageOff } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { VisuallyHidden } from '../../../ui/text';
import { ImageTiles } from './image-grid-style';

/** The server answers with the smallest stored size that is wide enough. */
const sized = (url: string, width: number) => `${url}?width=${width}`;

type ImageTileProps = {
  image: AvailableImage;
  /** Position in the selection, from 1; 0 if not selected. */
  rank: number;
  isDisabled: boolean;
  isTabStop: boolean;
  onToggle: (url: string) => void;
};

/** Memoized and styled by the grid, because there are hundreds. */
const ImageTile = memo(function ImageTile({ image, rank, isDisabled, isTabStop, onToggle }: ImageTileProps) {
  const { t } = useLanguage();
  const [isBroken, setBroken] = useState(false);
  const { url, name } = image;
  return (
    <li>
      <label data-broken={isBroken || undefined}>
        <input
          type="checkbox"
          data-url={url}
          checked={rank > 0}
          disabled={isDisabled}
          tabIndex={isTabStop ? 0 : -1}
          onChange={() => onToggle(url)}
        />
        <span data-part="picture">
          {isBroken ? (
            <ImageOff aria-hidden size="2rem" strokeWidth={1.5} />
          ) : (
            <img
              src={sized(url, 240)}
              srcSet={`${sized(url, 240)} 240w, ${sized(url, 480)} 480w`}
              sizes="9rem"
              alt=""
              loading="lazy"
              decoding="async"
              onError={() => setBroken(true)}
            />
          )}
        </span>
        <span data-part="mark" aria-hidden>
          {rank > 0 && rank}
        </span>
        <span data-part="name">
          <span>{name}</span>
          {isBroken && <VisuallyHidden>{` ${t('mediaPicker.library.broken')}`}</VisuallyHidden>}
        </span>
      </label>
    </li>
  );
});

type ImageGridProps = {
  images: readonly AvailableImage[];
  /** Addresses in the order in which they were chosen. */
  selection: readonly string[];
  isDisabled: boolean;
  label: string;
  /** The id of the keyboard instructions. */
  describedBy: string;
  onToggle: (url: string) => void;
};

/** A grid of checkboxes with one tab stop and arrow keys. */
export function ImageGrid({ images, selection, isDisabled, label, describedBy, onToggle }: ImageGridProps) {
  const [visited, setVisited] = useState<string>();
  const tabStop = images.find(({ url }) => url === visited) ?? images[0];

  function move(event: KeyboardEvent<HTMLUListElement>) {
    const tiles = event.currentTarget;
    const boxes = Array.from(tiles.querySelectorAll('input'));
    const from = boxes.findIndex((box) => box === event.target);
    const columns = getComputedStyle(tiles).gridTemplateColumns.split(' ').length;
    const to = from < 0 ? undefined : gridStep(event.key, from, { columns, count: boxes.length });
    if (to === undefined) return;
    event.preventDefault();
    boxes[to]?.focus();
  }

  return (
    <div role="group" aria-label={label} aria-describedby={describedBy}>
      <ImageTiles
        role="list"
        onKeyDown={move}
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement) setVisited(target.dataset['url']);
        }}
      >
        {images.map((image) => (
          <ImageTile
            key={image.url}
            image={image}
            rank={selection.indexOf(image.url) + 1}
            isDisabled={isDisabled}
            isTabStop={image === tabStop}
            onToggle={onToggle}
          />
        ))}
      </ImageTiles>
    </div>
  );
}

type Grid = { columns: number; count: number };

/** The index that an arrow key leads to; undefined at the edges. */
export function gridStep(key: string, from: number, { columns, count }: Grid): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to !== undefined && to >= 0 && to < count && to !== from ? to : undefined;
}
