import styled from 'styled-components';
import { size, space } from './theme/theme';

/** A part that is folded until its summary is pressed. */
export const Disclosure = styled.details`
  summary {
    min-height: ${size.target};
    padding-block: ${space[2]};
    font-weight: 600;
    cursor: pointer;
  }
`;
