import { styled } from 'styled-components';

const colours = { urgent: 'danger600', new: 'primary700', plain: 'neutral800' } as const;

/** A highlighted word. The panel's own badges have too little contrast in dark mode. */
export const Mark = styled.span<{ $as?: keyof typeof colours }>`
  padding: 0 0.7rem;
  font-size: 1.2rem;
  font-weight: 600;
  line-height: 2.2rem;
  white-space: nowrap;
  color: ${({ theme, $as = 'plain' }) => theme.colors[colours[$as]]};
  background: ${({ theme }) => theme.colors.neutral0};
  border: 1px solid currentColor;
  border-radius: 1.2rem;
`;
