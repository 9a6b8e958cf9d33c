import styled from 'styled-components';
import { Card } from './card';

/** Stands where a form will, about as high as the form that comes, where one can come. */
export const FormPlaceholder = styled(Card).attrs({ as: 'div' })`
  @media (scripting: enabled) {
    min-height: 60rem;
  }
`;
