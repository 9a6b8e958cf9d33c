import styled from 'styled-components';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { color, radius, size, space } from '../../ui/theme/theme';
import { useDeskCalls } from './desk-calls';
import { useDeskWords } from './use-desk-words';

const Frame = styled.details`
  padding-inline: ${space[5]};
  border: 1px solid ${color.accent};
  border-inline-start-width: 4px;
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
  summary {
    min-height: ${size.target};
    padding-block: ${space[2]};
    font-weight: 600;
    cursor: pointer;
  }
  > div {
    padding-block-end: ${space[4]};
  }
  ul {
    list-style: none;
  }
`;

/** Cannot be dismissed, or somebody who set a member's password could do so. Disappears after two weeks. */
export function AccountChangesNotice() {
  const { t } = useLanguage();
  const { ago } = useDeskWords();
  const calls = useDeskCalls();
  const { data } = useSWR('account-changes', calls.accountChanges);
  if (data === undefined || data.changes.length === 0) return null;
  return (
    <Frame>
      <summary>{t('prayerDesk.account.title')}</summary>
      <Stack $gap={2}>
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
      </Stack>
    </Frame>
  );
}
