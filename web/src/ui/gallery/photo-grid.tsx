import { ImageOff } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Picture, type PictureSource } from '../picture';
import { color, fontSize, media, radius, space } from '../theme/theme';

export type Photo = { image: PictureSource | null; alt: string };

export type ShownPhoto = { image: PictureSource; alt: string };

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
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: scale 400ms ease-out;
  }
  ${media.hover} {
    &:hover img {
      scale: 1.03;
    }
  }
`;

const Missing = styled.p`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  height: 100%;
  padding: ${space[3]};
  border: 1px dashed ${color.hairline};
  border-radius: inherit;
  font-size: ${fontSize.small};
  color: ${color.textMuted};
  text-align: center;
`;

/** Half a phone's width, a third of the column elsewhere. */
const sizes = '(min-width: 72rem) 23rem, (min-width: 768px) 30vw, 45vw';

type PhotoGridProps = {
  photos: readonly Photo[];
  /** Those that failed to load. */
  broken: ReadonlySet<number>;
  /** Text for a photo that failed to load; numbered from 1. */
  missing: (number: number) => string;
  /** Called on hover or focus, before a photo is opened. */
  opening: number | null;
  onBroken: (index: number) => void;
  onOpen: (index: number, link: HTMLAnchorElement) => void;
  onNear: () => void;
  lang?: string | undefined;
};

/** Each photo is a link to its file, for visitors without scripts. */
export function PhotoGrid({ photos, broken, missing, opening, onBroken, onOpen, onNear, lang }: PhotoGridProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(index, event.currentTarget);
  };
  return (
    <Grid role="list">
      {photos.map(({ image, alt }, index) => (
        <Box key={index}>
          {image && !broken.has(index) ? (
            <PhotoLink
              href={encodeURI(image.url)}
              lang={lang}
              aria-haspopup="dialog"
              aria-busy={opening === index}
              onClick={(event) => open(event, index)}
              onPointerEnter={onNear}
              onFocus={onNear}
            >
              <Picture
                source={image}
                alt={alt}
                sizes={sizes}
                loading="lazy"
                ref={(picture) => {
                  // It may have failed before hydration.
                  if (picture?.complete && picture.naturalWidth === 0) onBroken(index);
                }}
                onError={() => onBroken(index)}
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
  );
}
