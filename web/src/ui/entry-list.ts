import styled from 'styled-components';
import { Link } from './link';
import { color, media, space, stacked } from './theme/theme';

/** An entry of a list with lines between them; its text comes last. */
export const Entry = styled.li`
  position: relative;
  ${stacked(2)}
  padding-block: ${space[6]};
  border-bottom: 1px solid ${color.hairline};
  &:first-child {
    border-top: 1px solid ${color.hairline};
  }
  > p:last-child {
    max-width: 60ch;
    color: ${color.textMuted};
  }
`;

/** The whole entry is clickable. */
export const EntryLink = styled(Link)`
  color: ${color.text};
  text-decoration-color: transparent;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    li:hover & {
      color: ${color.link};
      text-decoration-color: currentColor;
    }
  }
`;
