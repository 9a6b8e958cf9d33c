import type { DeskSummary } from '@contracts/prayer-desk';
import { HandHelping, Inbox, MessageCircleHeart, Search, ShieldAlert } from 'lucide-react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Link } from '../../ui/link';
import { color, inlineTapTarget, fontSize, layer, media, radius, size, space } from '../../ui/theme/theme';
import { type DeskScreen, deskSearch, screens, type Tab, tabs } from './desk-address';
import { oneOrOther, useDeskWords } from './use-desk-words';

/** The height of the bar on a phone, where the bar of a prayer stands on it. */
export const tabBarHeight = '3.75rem';

/** On a phone at the bottom of the screen, within reach of the thumb. */
const Bar = styled.nav`
  ul {
    display: flex;
    list-style: none;
    border-bottom: 1px solid ${color.hairline};
  }
  ${media.narrow} {
    position: fixed;
    z-index: ${layer.navigation};
    inset: auto 0 0;
    background: ${color.surfaceRaised};
    ul {
      border: 0;
      border-top: 1px solid ${color.hairline};
    }
    li {
      flex: 1 1 0;
      min-width: 0;
    }
  }
`;

/** Links instead of ARIA tabs: each kind has its own address, and the browser's back button works. */
const TabLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding: ${space[2]} ${space[4]};
  border-bottom: 3px solid transparent;
  color: ${color.textMuted};
  font-weight: 600;
  text-decoration: none;
  &[aria-current] {
    border-color: ${color.accent};
    color: ${color.text};
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  ${media.narrow} {
    flex-direction: column;
    justify-content: center;
    gap: 0;
    height: ${tabBarHeight};
    padding: 0;
    border: 0;
    border-top: 3px solid transparent;
    /* The icon above it grows with the text; five words beside each other cannot. */
    font-size: min(0.8125rem, 3.2vw);
    line-height: 1.4;
    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;

/** Beside the icon on a phone, beside the word elsewhere. */
const Count = styled.span`
  min-width: 1.5rem;
  padding-inline: 0.4rem;
  border-radius: ${radius.pill};
  background: ${color.surfaceInset};
  color: ${color.text};
  font-size: 0.875rem;
  line-height: 1.5rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
  ${media.narrow} {
    position: absolute;
    top: ${space[1]};
    inset-inline-start: calc(50% + ${space[2]});
    min-width: 1.7em;
    font-size: min(0.75rem, 3vw);
    line-height: 1.7;
  }
`;

const icons = {
  prayer: HandHelping,
  counseling: MessageCircleHeart,
  contact: Inbox,
  find: Search,
  spam: ShieldAlert,
} as const;

function countOf(tab: Tab, summary: DeskSummary | undefined): number {
  if (summary === undefined || tab === 'prayer' || tab === 'find') return 0;
  return tab === 'spam' ? summary.spam : summary.unanswered[tab];
}

export function DeskTabs({ shown, summary }: { shown: Tab | undefined; summary: DeskSummary | undefined }) {
  const { t } = useLanguage();
  const { number } = useDeskWords();
  return (
    <Bar aria-label={t('prayerDesk.tabs')}>
      <ul>
        {tabs.map((tab) => {
          const Icon = icons[tab];
          const count = countOf(tab, summary);
          const name = t(`prayerDesk.tab.${tab}`);
          const values = { tab: name, count: number(count) };
          const counted =
            tab === 'spam'
              ? t(`prayerDesk.spamCount.${oneOrOther(count)}`, values)
              : t(`prayerDesk.tabCount.${oneOrOther(count)}`, values);
          return (
            <li key={tab}>
              <TabLink
                to={deskSearch({ tab })}
                aria-current={tab === shown ? 'page' : undefined}
                // The page stays, so the browser would stay where one had scrolled to.
                onClick={() => window.scrollTo({ top: 0, behavior: 'instant' })}
                aria-label={count > 0 ? counted : undefined}
              >
                <Icon aria-hidden size={20} />
                <span>{name}</span>
                {count > 0 ? <Count>{number(count)}</Count> : null}
              </TabLink>
            </li>
          );
        })}
      </ul>
    </Bar>
  );
}

const Screens = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  font-size: ${fontSize.small};
  a {
    ${inlineTapTarget}
  }
`;

/** Links to the screens that are reached from every tab. */
export function ScreenLinks({ shown }: { shown: DeskScreen | undefined }) {
  const { t } = useLanguage();
  return (
    <Screens aria-label={t('deskScreens.title')}>
      {screens.map((screen) => (
        <Link
          key={screen}
          to={deskSearch({ tab: 'prayer', screen })}
          aria-current={screen === shown ? 'page' : undefined}
        >
          {t(`deskScreens.${screen}`)}
        </Link>
      ))}
    </Screens>
  );
}
