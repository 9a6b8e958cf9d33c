import styled, { css } from 'styled-components';
import { palette } from './theme/palette';
import { color, media, radius, space } from './theme/theme';

export const Card = styled.article`
  --surface-sunken: ${color.surfaceInset};
  --card-padding: clamp(1.25rem, 3vw, 2rem);
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: var(--card-padding);
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
`;

/** Full width, at the top of a card. */
export const cardTop = css`
  width: calc(100% + 2 * var(--card-padding));
  max-width: none;
  aspect-ratio: 32 / 9;
  margin: calc(-1 * var(--card-padding)) calc(-1 * var(--card-padding)) 0;
  border-radius: ${radius.card} ${radius.card} 0 0;
  ${media.print} {
    display: none;
  }
`;

/** A picture, or the icon in its place, that fills its box. */
export const coveringPicture = css`
  img,
  [data-broken] {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Decorative, because the text below says the same. */
export const CardPicture = styled.img.attrs({ alt: '', loading: 'lazy', decoding: 'async' })`
  ${cardTop}
  object-fit: cover;
  background: linear-gradient(${palette.night}, ${palette.dusk});
`;

/** Up to the given number of columns, fewer where they do not fit. */
export const CardGrid = styled.ul<{ $columns?: 2 | 3 }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $columns = 2 }) => ($columns === 2 ? '26rem' : '19rem')}), 1fr)
  );
  gap: ${space[6]};
  list-style: none;
`;
