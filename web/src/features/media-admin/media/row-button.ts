import styled from 'styled-components';
import { color, fontSize, inlineTapTarget, media, radius, size, space } from '../../../ui/theme/theme';

/** Quiet, because there are many of them on the page. */
export const RowButton = styled.button.attrs({ type: 'button' })`
  ${inlineTapTarget}
  justify-content: center;
  gap: ${space[2]};
  min-width: ${size.target};
  padding: ${space[1]} ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: none;
  color: ${color.text};
  font: 600 ${fontSize.small} / 1.3 var(--font-sans);
  svg {
    color: ${color.textMuted};
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${color.surfaceSunken};
      svg {
        color: ${color.text};
      }
    }
  }
  &:focus-visible {
    outline-offset: -1px;
    border-radius: ${radius.control};
  }
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.35;
  }
`;
