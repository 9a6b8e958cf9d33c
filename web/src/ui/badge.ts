import styled from 'styled-components';
import { color, fontSize, radius, space } from './theme/theme';

export const Badge = styled.span`
  display: inline-block;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
  color: ${color.text};
  font: 600 ${fontSize.small} / 1.4 var(--font-sans);
`;
