import styled from 'styled-components';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { Small } from '../../ui/text';
import { color, radius, space } from '../../ui/theme/theme';
import { useDeskCalls } from './desk-calls';
import { useDeskWords } from './use-desk-words';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.accent};
  border-inline-start-width: 4px;
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
  h2 {
    font: 600 1rem/1.4 var(--font-sans);
    letter-spacing: 0;
  }
  ul {
    list-style: none;
  }
`;

/**
 * It cannot be dismissed, because somebody who set a member's password could sign in and dismiss it. It disappears
 * after two weeks.
 */
export function AccountChangesNotice() {
  const { t } = useLanguage();
  const { ago } = useDeskWords();
  const calls = useDeskCalls();
  const { data } = useSWR('account-changes', calls.accountChanges);
  if (data === undefined || data.changes.length === 0) return null;
  return (
    <Frame aria-labelledby="account-changes">
      <h2 id="account-changes">{t('prayerDesk.account.title')}</h2>
      <ul>
        {data.changes.map(({ change, changedAt, actorName }) => (
          <li key={`${changedAt} ${change}`}>
            {t(`prayerDesk.account.${change}`, {
              actor: actorName ?? t('prayerDesk.account.program'),
              age: ago(changedAt),
            })}
          </li>
        ))}
      </ul>
      <Small>{t('prayerDesk.account.advice')}</Small>
    </Frame>
  );
}
