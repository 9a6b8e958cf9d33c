import type { Picture } from '@contracts/media';
import { useRef, useState } from 'react';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import type { ShownPhoto } from '../../ui/gallery/photo-grid';
import { PhotoGrid } from '../../ui/gallery/photo-grid';

const GalleryDialog = lazyWithPreload(() => import('./gallery-dialog').then((module) => module.GalleryDialog));

type GalleryProps = {
  photos: readonly Picture[];
  /** Text for a photo that is missing or fails to load; numbered from 1. */
  missing: (number: number) => string;
  /** Set if the captions are in another language than the page. */
  lang?: string | undefined;
};

/** A grid of photos; a tap opens the viewer, whose code is preloaded on hover or focus. */
export function Gallery({ photos, missing, lang }: GalleryProps) {
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set());
  const [opening, setOpening] = useState<number | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLAnchorElement>(null);

  const markBroken = (index: number) => setBroken((known) => new Set(known).add(index));
  const places = photos.flatMap(({ image, alt }, index): (ShownPhoto & { place: number })[] =>
    image && !broken.has(index) ? [{ image, alt, place: index }] : [],
  );

  async function open(index: number, link: HTMLAnchorElement) {
    opener.current = link;
    setOpening(index);
    try {
      await GalleryDialog.preload();
      setShown(index);
    } catch {
      // The viewer's code did not load: the browser opens the file itself.
      window.location.assign(link.href);
    } finally {
      setOpening(null);
    }
  }

  const position = places.findIndex(({ place }) => place === shown);
  return (
    <>
      <PhotoGrid
        photos={photos}
        broken={broken}
        missing={missing}
        opening={opening}
        onBroken={markBroken}
        onOpen={(index, link) => void open(index, link)}
        onNear={() => void GalleryDialog.preload().catch(() => undefined)}
        lang={lang}
      />
      {position >= 0 && (
        <GalleryDialog
          photos={places}
          position={position}
          lang={lang}
          onMove={(next) => setShown(places[next]?.place ?? null)}
          onClose={() => setShown(null)}
          returnFocusTo={opener}
        />
      )}
    </>
  );
}
