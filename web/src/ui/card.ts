import styled from 'styled-components';
import { color, radius, space } from './theme/theme';

export const Card = styled.article`
  --surface-sunken: ${color.surfaceInset};
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
`;

/** As many columns as are asked for where they fit, fewer where they do not. */
export const CardGrid = styled.ul<{ $columns?: 2 | 3 }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $columns = 2 }) => ($columns === 2 ? '26rem' : '19rem')}), 1fr)
  );
  gap: ${space[6]};
  list-style: none;
`;
