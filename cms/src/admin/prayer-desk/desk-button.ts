import { Button } from '@strapi/design-system';
import { styled } from 'styled-components';

/** The panel's button with more contrast: its primary hover color is too light for white text. */
export const DeskButton = styled(Button)`
  &:hover:not([aria-disabled='true']) {
    ${({ theme, variant = 'default' }) =>
      variant === 'default' ? `background: ${theme.colors.buttonPrimary600};` : ''}
  }
`;
