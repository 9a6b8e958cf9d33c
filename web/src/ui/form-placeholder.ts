import styled from 'styled-components';
import { Card } from './card';

/** About as high as the form that replaces it, to avoid a layout shift; without scripts none does. */
export const FormPlaceholder = styled(Card).attrs({ as: 'div' })`
  @media (scripting: enabled) {
    min-height: 60rem;
  }
`;
