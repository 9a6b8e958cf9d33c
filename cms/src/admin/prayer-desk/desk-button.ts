import { Button } from '@strapi/design-system';
import { styled } from 'styled-components';

/** The panel's button. White letters would be too faint on the colour that its main kind takes under the pointer. */
export const DeskButton = styled(Button)`
  &:hover:not([aria-disabled='true']) {
    ${({ theme, variant = 'default' }) =>
      variant === 'default' ? `background: ${theme.colors.buttonPrimary600};` : ''}
  }
`;
