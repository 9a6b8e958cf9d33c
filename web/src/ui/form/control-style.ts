import { css } from 'styled-components';
import { color, media, radius, size, space } from '../theme/theme';

export const controlStyle = css`
  display: block;
  width: 100%;
  min-height: ${size.target};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  line-height: 1.5;
  transition:
    border-color 160ms,
    box-shadow 160ms;
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  ${media.hover} {
    &:hover:enabled {
      border-color: ${color.text};
    }
  }
  /* Chromium's clear button has a blue of its own. */
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  &:focus-visible {
    outline-offset: 1px;
    border-radius: ${radius.control};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  /* Disabled only until the sum has been made, so it should not look broken. */
  &:disabled {
    opacity: 1;
    cursor: progress;
    -webkit-text-fill-color: currentColor;
  }
`;
