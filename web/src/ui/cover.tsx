import styled from 'styled-components';
import { cardTop } from './card';
import { FramedPicture } from './framed-picture';
import { PictureOrIcon, type PictureSource } from './picture';
import { palette } from './theme/palette';
import { color, fillsFrame, notPrinted, size } from './theme/theme';

type Covered = { cover: { image: PictureSource } | null };

/** Cards beside each other are alike: all are as high as a photo if one has a cover. */
export const isIllustrated = (entries: readonly Covered[]): boolean => entries.some(({ cover }) => cover !== null);

const Top = styled.div`
  ${cardTop}
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.surfaceSunken};
  img,
  [data-broken] {
    ${fillsFrame}
  }
`;

type CardPhotoProps = { image: PictureSource; name?: string; isFirst?: boolean | undefined };

/** Decorative: the title below says what the card is about. */
export function CardPhoto({ image, name, isFirst }: CardPhotoProps) {
  // Nobody sees the third device pixel of a phone in a drawing, and four of them would weigh as much as the scripts.
  const sizes = '(min-width: 64rem) 36rem, (min-width: 48rem) 100vw, 58vw';
  return (
    <Top style={{ viewTransitionName: name }}>
      <PictureOrIcon source={image} alt="" sizes={sizes} loading="lazy" decoding="async" isFirst={isFirst} />
    </Top>
  );
}

const Dawn = styled.img.attrs({ alt: '', loading: 'lazy', decoding: 'async' })<{ $tall: boolean }>`
  ${cardTop}
  ${({ $tall }) => ($tall ? 'aspect-ratio: 16 / 9;' : '')}
  object-fit: cover;
  background: linear-gradient(${palette.night}, ${palette.dusk});
`;

type CardCoverProps = Covered & {
  /** The same for an entry's card and its page: one becomes the other (`CardLink`). */
  name: string;
  /** What the server draws for an entry without a cover. */
  dawn: { src: string; width: number; height: number };
  tall: boolean;
  isFirst?: boolean;
};

export function CardCover({ name, cover, dawn, tall, isFirst }: CardCoverProps) {
  return cover ? <CardPhoto image={cover.image} name={name} isFirst={isFirst} /> : <Dawn {...dawn} $tall={tall} />;
}

const Whole = styled.div`
  max-width: ${size.measure};
  ${notPrinted}
`;

type PageCoverProps = {
  name: string;
  cover: { image: PictureSource; alt: string } | null;
  lang: string | undefined;
};

/** At the head of the entry's own page; nothing without a cover. */
export function PageCover({ name, cover, lang }: PageCoverProps) {
  if (!cover) return null;
  const sizes = `(min-width: 48rem) ${size.measure}, 100vw`;
  return (
    <Whole style={{ viewTransitionName: name }}>
      <FramedPicture source={cover.image} alt={cover.alt} sizes={sizes} ratio="16 / 9" lang={lang} />
    </Whole>
  );
}
