import { Play } from 'lucide-react';
import styled from 'styled-components';
import { color, media, radius } from './theme/theme';

const Sign = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  border-radius: ${radius.pill};
  background: ${color.action};
  color: ${color.onAction};
  svg {
    translate: 1px;
  }
  transition: background-color 160ms;
  ${media.hover} {
    a:hover & {
      background: ${color.actionHover};
    }
  }
`;

/** Stands in the link that opens a video. */
export function PlaySign({ isSmall = false }: { isSmall?: boolean }) {
  const size = isSmall ? '3rem' : '3.5rem';
  return (
    <Sign style={{ width: size, height: size }}>
      <Play size={isSmall ? 20 : 24} fill="currentColor" aria-hidden />
    </Sign>
  );
}
