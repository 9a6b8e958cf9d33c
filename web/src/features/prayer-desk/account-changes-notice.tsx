import styled from 'styled-components';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/language-provider';
import { Disclosure } from '../../ui/disclosure';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { color, radius, space } from '../../ui/theme/theme';
import { useDeskCalls } from './desk-calls';
import { useDeskWords } from './use-desk-words';

const Frame = styled(Disclosure)`
  padding-inline: ${space[5]};
  border: 1px solid ${color.accent};
  border-inline-start-width: 4px;
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
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
