import styled from 'styled-components';
import { color, space } from '../../ui/theme/theme';

/** Says something about the text that follows. */
export const ModuleNotice = styled.p`
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.hairline};
  color: ${color.textMuted};
`;
