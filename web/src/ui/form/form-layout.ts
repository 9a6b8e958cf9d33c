import styled from 'styled-components';
import { framed, space, stacked } from '../theme/theme';

/** The light card of a form, on any surface. */
export const FormSheet = styled.div.attrs<{ 'data-surface'?: 'paper' }>({ 'data-surface': 'paper' })`
  &[data-surface] {
    padding: clamp(1.25rem, 4vw, 2.5rem);
    ${framed}
  }
`;

export const FormStack = styled.div`
  position: relative;
  ${stacked(6)}
`;

/** Fields beside each other, whose controls are aligned however long the help above them is (from Chromium 117, Safari 16). */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  align-items: start;
  gap: ${space[6]} ${space[5]};
  @supports (grid-template-rows: subgrid) {
    > div {
      display: grid;
      grid-row: span 2;
      grid-template: subgrid / minmax(0, 1fr);
    }
  }
`;
