import type { EventMedia } from '@contracts/event-media';
import type { Locale } from '@contracts/site-setting';
import styled, { css } from 'styled-components';
import { color, fillsFrame, media, radius, smallPrint, space, stacked, withoutRatio } from '../../ui/theme/theme';

/** Set if the caption is in another language than the page. */
export function captionLanguage({ caption, locale }: EventMedia, pageLocale: Locale): Locale | undefined {
  return caption === '' || locale === pageLocale ? undefined : locale;
}

/** Columns that fill rows; a single item, or the odd one on a phone, is as wide as a video. */
export const Tiles = styled.ul<{ $count: number }>`
  --ratio: ${({ $count }) => ($count === 1 ? '16 / 9' : '4 / 3')};
  display: grid;
  gap: ${space[4]} ${space[3]};
  list-style: none;
  ${({ $count }) =>
    $count > 1 &&
    css`
      grid-template-columns: repeat(2, minmax(0, 1fr));
      ${media.narrow} {
        > :first-child:nth-last-child(odd) {
          --ratio: 16 / 9;
          grid-column: span 2;
        }
      }
      ${media.wide} {
        grid-template-columns: repeat(${$count === 2 || $count === 4 ? 2 : 3}, minmax(0, 1fr));
      }
    `}
`;

export const Tile = styled.figure`
  ${stacked(2)}
  margin: 0;
`;

/** Fixed aspect ratio, to avoid a layout shift. */
export const Box = styled.a`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  aspect-ratio: var(--ratio);
  ${withoutRatio('11rem')}
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
  img {
    position: absolute;
    z-index: -1;
    inset: 0;
    ${fillsFrame}
    transition: scale 400ms ease-out;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &:focus-visible {
    border-radius: ${radius.control};
  }
  ${media.hover} {
    &:hover img {
      scale: 1.03;
    }
  }
`;

export const Caption = styled.figcaption`
  ${smallPrint}
  line-height: 1.45;
  overflow-wrap: anywhere;
`;
