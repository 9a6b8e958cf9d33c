import type { SyntheticEvent } from 'react';
import styled, { css } from 'styled-components';
import { Link } from './link';
import { color, inlineTapTarget, media, radius, space } from './theme/theme';

type ButtonProps = {
  /** `action` is the page's main action; `quiet` is for those beside it. */
  $variant?: 'action' | 'quiet';
};

/** Shared by the three components below, so that the CSS is sent once. */
const Look = styled.button<ButtonProps>`
  ${inlineTapTarget}
  justify-content: center;
  gap: ${space[2]};
  /* Narrower with large text, for the sake of long words. */
  padding: ${space[2]} clamp(${space[1]}, 13vw - ${space[6]}, ${space[6]});
  border: 1px solid ${color.action};
  border-radius: ${radius.control};
  background: ${color.action};
  color: ${color.onAction};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  transition:
    background-color 160ms,
    border-color 160ms,
    color 160ms;
  ${media.hover} {
    &:hover {
      background: ${color.actionHover};
      border-color: ${color.actionHover};
      color: ${color.onAction};
    }
  }
  ${({ $variant }) =>
    $variant === 'quiet' &&
    css`
      background: ${color.quiet};
      border-color: ${color.controlBorder};
      color: ${color.text};
      ${media.hover} {
        &:hover {
          background: ${color.surfaceSunken};
          border-color: ${color.text};
          color: ${color.text};
        }
      }
    `}
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

const ignore = (event: SyntheticEvent) => event.preventDefault();

/** With `aria-disabled` it does nothing, but keeps the focus, which `disabled` would take away. */
export const Button = styled(Look).attrs<ButtonProps>(({ type = 'button', 'aria-disabled': isDisabled, onClick }) => ({
  type,
  onClick: isDisabled ? ignore : onClick,
}))``;

/** A link within the site that looks like a button. */
export const ButtonLink = styled(Look).attrs({ as: Link })``;

/** The same for an address outside the site, or one that is not a page. */
export const ButtonAnchor = styled(Look).attrs({ as: 'a' })``;
