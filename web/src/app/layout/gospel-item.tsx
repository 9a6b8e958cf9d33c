import { Sunrise } from 'lucide-react';
import styled from 'styled-components';
import { useGospelLink } from '../../features/gospel/use-gospel-link';
import { useLanguage } from '../../i18n/language-provider';
import { Link } from '../../ui/link';
import { color, media, narrowBreakpointPx, radius, space } from '../../ui/theme/theme';
import { Tooltip } from '../../ui/tooltip';
import { NavigationItem } from './navigation-link';

const Item = styled(NavigationItem).attrs({ as: Link })`
  gap: ${space[2]};
  svg {
    color: ${color.accent};
  }
  ${media.wide} {
    margin-inline-start: ${space[2]};
    padding-inline: ${space[3]};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.pill};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }
`;

/** Below this width Spanish has no room for the label, and only the icon is shown. */
const Name = styled.span`
  @media (min-width: ${narrowBreakpointPx}px) and (max-width: 84.99rem) {
    position: absolute;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export function GospelItem({ onOpen }: { onOpen: () => void }) {
  const { t } = useLanguage();
  const { onClick, ...link } = useGospelLink();
  return (
    <Tooltip text={t('gospel.open')}>
      <Item
        {...link}
        onClick={(event) => {
          onClick(event);
          onOpen();
        }}
      >
        <Sunrise aria-hidden size={18} />
        <Name>{t('gospel.open')}</Name>
      </Item>
    </Tooltip>
  );
}
