import styled from 'styled-components';
import { color, fontSize, size } from './theme/theme';

/** The line above a heading. */
export const Eyebrow = styled.p`
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.4;
  color: ${color.textMuted};
`;

export const Lead = styled.p`
  max-width: ${size.measure};
  font-size: ${fontSize.lead};
  line-height: 1.5;
`;

export const Prose = styled.p`
  max-width: ${size.measure};
`;

export const Small = styled.p`
  font-size: ${fontSize.small};
  color: ${color.textMuted};
`;
