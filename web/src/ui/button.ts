import styled, { css } from 'styled-components';
import { Link } from './link';
import { color, media, radius, size, space } from './theme/theme';

type ButtonProps = {
  /** `action` is the one thing to do here; `quiet` stands beside it. */
  $variant?: 'action' | 'quiet';
};

/** One for all three below, so that a page says once what they look like. */
const Look = styled.button<ButtonProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding: ${space[2]} ${space[6]};
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
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

export const Button = styled(Look).attrs<ButtonProps>(({ type = 'button' }) => ({ type }))``;

/** Looks like a button and goes somewhere. */
export const ButtonLink = styled(Look).attrs({ as: Link })``;

/** The same for an address outside the site, or one that is no page. */
export const ButtonAnchor = styled(Look).attrs({ as: 'a' })``;
