import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { color, layer, media, radius, space } from '../../ui/theme/theme';

const Skip = styled.a`
  position: fixed;
  z-index: ${layer.skipLink};
  top: ${space[3]};
  inset-inline-start: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-weight: 600;
  &:not(:focus) {
    clip-path: inset(50%);
  }
  ${media.print} {
    display: none;
  }
`;

export function SkipLink({ target }: { target: string }) {
  const { t } = useLanguage();
  // No history entry, so that Back does not undo it; without scripts the hash is used.
  const skip = (event: MouseEvent) => {
    const main = document.getElementById(target);
    if (!main) return;
    event.preventDefault();
    main.focus();
  };
  return (
    <Skip href={`#${target}`} onClick={skip}>
      {t('navigation.skip')}
    </Skip>
  );
}
