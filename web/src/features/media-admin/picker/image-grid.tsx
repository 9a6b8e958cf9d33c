import type { AvailableImage } from '@contracts/image';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ImageTiles } from './image-grid-style';
import { ImageTile } from './image-tile';

type ImageGridProps = {
  images: readonly AvailableImage[];
  /** Position by address, from 1. */
  places: ReadonlyMap<string, number>;
  isDisabled: boolean;
  label: string;
  /** The id of the keyboard instructions. */
  describedBy: string;
  onToggle: (url: string) => void;
};

/** One screenful; more are rendered before the end is reached. */
const batch = 60;
const ahead = '800px';

/** A grid of checkboxes with one tab stop and arrow keys. */
export function ImageGrid({ images, places, isDisabled, label, describedBy, onToggle }: ImageGridProps) {
  const [visited, setVisited] = useState<string>();
  const [count, setCount] = useState(batch);
  const box = useRef<HTMLUListElement>(null);
  const shown = images.slice(0, count);
  const tabStop = images.find(({ url }) => url === visited) ?? images[0];

  useEffect(() => {
    const last = box.current?.lastElementChild;
    if (!last || count >= images.length) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setCount((before) => before + batch);
      },
      { root: box.current, rootMargin: ahead },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, [count, images]);

  function move(event: KeyboardEvent<HTMLUListElement>) {
    const tiles = event.currentTarget;
    // The last of all images, also of those not rendered yet.
    if (event.key === 'End') flushSync(() => setCount(images.length));
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
        ref={box}
        role="list"
        onKeyDown={move}
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement) setVisited(target.dataset['url']);
        }}
      >
        {shown.map((image) => (
          <ImageTile
            key={image.url}
            image={image}
            place={places.get(image.url) ?? 0}
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
