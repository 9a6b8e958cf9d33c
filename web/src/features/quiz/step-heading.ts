import styled from 'styled-components';
import { font, fontSize } from '../../ui/theme/theme';

/** Takes the focus so that reading goes on here; it is no control, so it shows none. */
export const StepHeading = styled.h3.attrs({ tabIndex: -1 })`
  font: 400 ${fontSize.heading4} / 1.35 ${font.serif};
  text-wrap: pretty;
  &:focus {
    outline: none;
  }
`;
