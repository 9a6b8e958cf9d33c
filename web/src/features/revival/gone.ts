import styled from 'styled-components';
import { color, radius, space } from '../../ui/theme/theme';

/** Instead of the event that was asked for. */
export const Gone = styled.p`
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
`;
