import styled from 'styled-components';
import { Link } from '../../../ui/link';
import { color, media, radius, space } from '../../../ui/theme/theme';

export const ChoiceList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  list-style: none;
`;

export const Choice = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  color: ${color.text};
  line-height: 1.35;
  text-decoration: none;
  strong {
    overflow-wrap: anywhere;
  }
  small {
    grid-column: 1;
    color: ${color.textMuted};
    font-size: inherit;
  }
  svg {
    grid-area: 1 / 2 / span 2;
    color: ${color.textMuted};
  }
  &[data-unpublished] {
    border-style: dashed;
  }
  &[aria-current] {
    border-color: ${color.action};
    box-shadow: inset 4px 0 0 ${color.action};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.text};
      color: ${color.text};
    }
  }
`;
