import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DeskSummary } from '../../api/prayer-desk/contract';
import { useTexts } from '../translations/use-texts';
import { deskSearch, type Tab, tabs } from './desk-address';
import { useDeskTexts } from './use-desk-texts';

/** Links instead of ARIA tabs: each kind has its own URL, and the browser's back button works. */
const Bar = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  ${({ theme }) => theme.breakpoints.medium} {
    display: flex;
    gap: 0.8rem;
  }
`;

const TabLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.6rem;
  min-height: 5.2rem;
  padding-top: 0.8rem;
  font-size: 1.3rem;
  text-decoration: none;
  color: ${({ theme }) => theme.colors.neutral600};
  border-bottom: 2px solid transparent;
  &[aria-current='page'] {
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
    border-bottom-color: ${({ theme }) => theme.colors.primary600};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
  ${({ theme }) => theme.breakpoints.medium} {
    min-height: 4.4rem;
    padding: 0 1.6rem;
    font-size: 1.4rem;
  }
`;

/** Above the end of the word if there is no room beside it. */
const Pill = styled.span`
  position: absolute;
  top: 0;
  right: 0.4rem;
  min-width: 1.8rem;
  padding: 0 0.5rem;
  border-radius: 0.9rem;
  font-size: 1.1rem;
  font-weight: 600;
  line-height: 1.8rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
  color: ${({ theme }) => theme.colors.neutral800};
  background: ${({ theme }) => theme.colors.neutral150};
  ${({ theme }) => theme.breakpoints.medium} {
    position: static;
    font-size: 1.2rem;
    line-height: 2rem;
  }
`;

function countOf(tab: Tab, summary: DeskSummary | undefined): number {
  if (summary === undefined || tab === 'prayer') return 0;
  return tab === 'quarantine' ? summary.quarantined : summary.unanswered[tab];
}

export function DeskTabs({ shown, summary }: { shown: Tab; summary: DeskSummary | undefined }) {
  const text = useTexts();
  const { number } = useDeskTexts();
  return (
    <nav aria-label={text('desk.tabs')}>
      <Bar>
        {tabs.map((tab) => {
          const count = countOf(tab, summary);
          const name = text(`desk.tab.${tab}`);
          const counted = text(tab === 'quarantine' ? 'desk.tab-count.quarantine' : 'desk.tab-count', {
            tab: name,
            count,
          });
          return (
            <li key={tab}>
              <TabLink
                to={deskSearch({ tab })}
                aria-current={tab === shown ? 'page' : undefined}
                aria-label={count > 0 ? counted : undefined}
              >
                {name}
                {count > 0 ? <Pill>{number(count)}</Pill> : null}
              </TabLink>
            </li>
          );
        })}
      </Bar>
    </nav>
  );
}
