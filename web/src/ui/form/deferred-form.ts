import styled from 'styled-components';
import { Card } from '../card';
import { color, radius, space } from '../theme/theme';

/** Explains why the form below does not work yet, and what to do instead. */
export const DeferredNotice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  margin-block-end: ${space[6]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
`;

/** About as high as the form that replaces it, to avoid a layout shift; without scripts none does. */
export const FormPlaceholder = styled(Card).attrs({ as: 'div' })`
  @media (scripting: enabled) {
    min-height: 60rem;
  }
`;
