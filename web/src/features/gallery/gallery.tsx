import type { Picture as Photo } from '@contracts/media';
import { ImageOff } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { Picture, type ShownPhoto } from '../../ui/picture';
import { color, fillsFrame, media, radius, smallPrint, space, stacked } from '../../ui/theme/theme';

const GalleryDialog = lazyWithPreload(() => import('./gallery-dialog').then((module) => module.GalleryDialog));

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space[3]};
  list-style: none;
  ${media.wide} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[5]};
  }
`;

/** Reserves the space, to avoid a layout shift. */
const Box = styled.li`
  aspect-ratio: 4 / 3;
  border-radius: ${radius.card};
  background: ${color.surfaceSunken};
`;

const PhotoLink = styled.a`
  display: block;
  height: 100%;
  overflow: hidden;
  border-radius: inherit;
  cursor: zoom-in;
  &[aria-busy='true'] {
    cursor: progress;
  }
  img {
    ${fillsFrame}
    transition: scale 400ms ease-out;
  }
  ${media.hover} {
    &:hover img {
      scale: 1.03;
    }
  }
`;

const Missing = styled.p`
  ${stacked(2)}
  align-items: center;
  justify-content: center;
  height: 100%;
  padding: ${space[3]};
  border: 1px dashed ${color.hairline};
  border-radius: inherit;
  ${smallPrint}
  text-align: center;
`;

/** Half a phone's width, a third of the column elsewhere. */
const sizes = '(min-width: 72rem) 23rem, (min-width: 768px) 30vw, 45vw';

type GalleryProps = {
  photos: readonly Photo[];
  /** Text for a photo that is missing or fails to load; numbered from 1. */
  missing: (number: number) => string;
  /** Set if the captions are in another language than the page. */
  lang?: string | undefined;
};

/** Links to the photos' files, for visitors without scripts; a tap opens the viewer. */
export function Gallery({ photos, missing, lang }: GalleryProps) {
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set());
  const [opening, setOpening] = useState<number | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLAnchorElement>(null);

  const markBroken = (index: number) => setBroken((known) => new Set(known).add(index));
  const shownPhotos = photos.flatMap(({ image, alt }, index): (ShownPhoto & { index: number })[] =>
    image && !broken.has(index) ? [{ image, alt, index }] : [],
  );

  const preload = () => void GalleryDialog.preload().catch(() => undefined);

  async function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
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

  const position = shownPhotos.findIndex(({ index }) => index === shown);
  return (
    <>
      <Grid role="list">
        {photos.map(({ image, alt }, index) => (
          <Box key={index}>
            {image && !broken.has(index) ? (
              <PhotoLink
                href={encodeURI(image.url)}
                lang={lang}
                aria-haspopup="dialog"
                aria-busy={opening === index}
                onClick={(event) => void open(event, index)}
                onPointerEnter={preload}
                onFocus={preload}
              >
                <Picture
                  source={image}
                  alt={alt}
                  sizes={sizes}
                  loading="lazy"
                  ref={(picture) => {
                    // It may have failed before hydration.
                    if (picture?.complete && picture.naturalWidth === 0) markBroken(index);
                  }}
                  onError={() => markBroken(index)}
                />
              </PhotoLink>
            ) : (
              <Missing data-broken>
                <ImageOff size={28} strokeWidth={1.5} aria-hidden />
                <span>{missing(index + 1)}</span>
              </Missing>
            )}
          </Box>
        ))}
      </Grid>
      {position >= 0 && (
        <GalleryDialog
          photos={shownPhotos}
          position={position}
          lang={lang}
          onMove={(next) => setShown(shownPhotos[next]?.index ?? null)}
          onClose={() => setShown(null)}
          returnFocusTo={opener}
        />
      )}
    </>
  );
}
