import type { ReactNode } from 'react';
import { Link } from '../../ui/link';
import styled from 'styled-components';
import {
  color,
  font,
  fontSize,
  inRow,
  media,
  narrowBreakpointPx,
  onHover,
  radius,
  size,
  space,
  tapTarget,
} from '../../ui/theme/theme';
import { Sunrise } from 'lucide-react';
import { useGospelLink } from '../../features/gospel/use-gospel-link';
import { useLanguage } from '../../i18n/language-provider';
import { Tooltip } from '../../ui/tooltip';
import { paths } from '../../lib/paths';

/** Items of the row: links, and the button of the dropdown. */
export const NavigationItem = styled.a`
  ${inRow(1)}
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
  &[aria-current] {
    text-decoration-color: ${color.accent};
  }
  @media (forced-colors: active) {
    &:not([aria-current]) {
      text-decoration-line: none;
    }
  }
  ${onHover(`color: ${color.link};`)}
  ${media.middling} {
    padding-inline: 0.3rem;
    font-size: 0.9375rem;
  }
  ${media.narrow} {
    padding-inline: 0;
    font: ${fontSize.heading3} / 1.3 ${font.serif};
  }
`;

const GospelLink = styled(NavigationItem).attrs({ as: Link })`
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
  ${onHover(`border-color: ${color.accent};`)}
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
      <GospelLink
        {...link}
        onClick={(event) => {
          onClick(event);
          onOpen();
        }}
      >
        <Sunrise aria-hidden size={18} />
        <Name>{t('gospel.open')}</Name>
      </GospelLink>
    </Tooltip>
  );
}

/** The pill is smaller than its touch target. */
const PrayerLink = styled(Link)`
  ${tapTarget}
  flex: none;
  color: ${color.link};
  font-size: 1rem;
  text-decoration: none;
  white-space: nowrap;
  span {
    padding: 0.3rem ${space[3]};
    border: 1px solid currentColor;
    border-radius: ${radius.pill};
  }
  ${media.narrow} {
    font-size: min(${fontSize.small}, 4.6vw);
  }
  ${media.middling} {
    font-size: 0.9375rem;
    span {
      padding-inline: ${space[2]};
    }
  }
  ${onHover(`color: ${color.linkHover};`)}
`;

const Long = styled.span`
  @media (max-width: 84.99rem) {
    display: none;
  }
`;

const Short = styled.span`
  @media (min-width: 85rem) {
    display: none;
  }
`;

/** Always visible, outside the menu. */
export function PrayerItem() {
  const { t } = useLanguage();
  return (
    <PrayerLink to={paths.prayer}>
      <Long>{t('words.askForPrayer')}</Long>
      <Short>{t('navigation.prayer')}</Short>
    </PrayerLink>
  );
}

const Item = styled(NavigationItem).attrs({ as: Link })``;

type NavigationLinkProps = { to: string; current: 'page' | 'location' | false; children: ReactNode };

export function NavigationLink({ to, current, children }: NavigationLinkProps) {
  return (
    <Item to={to} aria-current={current || undefined}>
      {children}
    </Item>
  );
}
