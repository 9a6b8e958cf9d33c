import { ImageOff } from 'lucide-react';
import styled from 'styled-components';
import { type PictureProps, type PictureSource, PictureOrIcon } from './picture';
import { color, fillsFrame, radius } from './theme/theme';

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
    ${fillsFrame}
  }
`;

type FramedPictureProps = Pick<PictureProps, 'alt' | 'sizes' | 'isFirst' | 'lang'> & {
  source: PictureSource | null;
  ratio: string;
};

/** A picture in a box, loaded when it comes near; an icon if it is missing or fails to load. */
export function FramedPicture({ source, alt, sizes, ratio, isFirst, lang }: FramedPictureProps) {
  return (
    <Frame $ratio={ratio}>
      {source ? (
        <PictureOrIcon source={source} alt={alt} sizes={sizes} loading="lazy" isFirst={isFirst} lang={lang} />
      ) : (
        <ImageOff size={40} strokeWidth={1} role="img" aria-label={alt} lang={lang} />
      )}
    </Frame>
  );
}
