import { ImageOff } from 'lucide-react';
import styled from 'styled-components';
import type { PictureSource } from './picture';
import { PictureOrIcon } from './picture-or-icon';
import { color, radius } from './theme/theme';

/** Reserves the space, to avoid a layout shift. */
const Frame = styled.div<{ $ratio: string }>`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  img,
  [data-broken] {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

type FramedPictureProps = {
  source: PictureSource | null;
  alt: string;
  sizes: string;
  /** Aspect ratio, whatever is uploaded. */
  ratio: string;
  lang?: string | undefined;
};

/** A lazily loaded picture in a box; an icon if it is missing or fails to load. */
export function FramedPicture({ source, alt, sizes, ratio, lang }: FramedPictureProps) {
  return (
    <Frame $ratio={ratio}>
      {source ? (
        <PictureOrIcon source={source} alt={alt} sizes={sizes} loading="lazy" lang={lang} />
      ) : (
        <ImageOff size={40} strokeWidth={1} role="img" aria-label={alt} lang={lang} />
      )}
    </Frame>
  );
}
