import styled, { css } from 'styled-components';
import { color, framed, notPrinted, onHover, radius, space, stacked } from './theme/theme';

export const Card = styled.article`
  --surface-sunken: ${color.surfaceInset};
  --card-padding: clamp(1.25rem, 3vw, 2rem);
  ${stacked(4)}
  padding: var(--card-padding);
  ${framed}
  border-block-start: var(--band, 1px) solid var(--category, ${color.hairline});
`;

/** One link inside covers all of it. */
export const ClickableCard = styled(Card)`
  position: relative;
  height: 100%;
  transition: border-color 160ms;
  ${onHover(`border-color: ${color.link};`)}
`;

/** Full width, at the top of a card. */
export const cardTop = css`
  width: calc(100% + 2 * var(--card-padding));
  max-width: none;
  aspect-ratio: 32 / 9;
  margin: calc(-1 * var(--card-padding)) calc(-1 * var(--card-padding)) 0;
  /* Inside of the card's border. */
  border-radius: 11px 11px 0 0 / calc(${radius.card} - var(--band, 1px)) calc(${radius.card} - var(--band, 1px)) 0 0;
  ${notPrinted}
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
