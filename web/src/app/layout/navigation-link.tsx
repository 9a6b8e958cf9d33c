import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import styled from 'styled-components';
import { color, font, fontSize, media, size, space } from '../../ui/theme/theme';

/** Items of the row: links, and the button of the dropdown. */
export const NavigationItem = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${size.target};
  padding-inline: clamp(0.5rem, 0.9vw, 0.875rem);
  border: 0;
  background: none;
  color: ${color.text};
  font-size: 1rem;
  text-decoration-line: underline;
  text-decoration-color: transparent;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.5em;
  white-space: nowrap;
  svg {
    flex: none;
  }
  &[aria-current] {
    text-decoration-color: ${color.accent};
  }
  ${media.hover} {
    &:hover {
      color: ${color.link};
    }
  }
  ${media.middling} {
    padding-inline: 0.3rem;
    font-size: 0.9375rem;
  }
  ${media.narrow} {
    padding-inline: 0;
    font: ${fontSize.heading3} / 1.3 ${font.serif};
  }
`;

const Item = styled(NavigationItem).attrs({ as: Link })``;

type NavigationLinkProps = { to: string; current: 'page' | 'location' | false; children: ReactNode };

export function NavigationLink({ to, current, children }: NavigationLinkProps) {
  return (
    <Item to={to} aria-current={current || undefined}>
      {children}
    </Item>
  );
}
