import type { OpenRequest } from '@contracts/prayer-desk';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import { color, radius, space } from '../../ui/theme/theme';
import type { Difference } from './request-edits';
import { useDeskWords } from './use-desk-words';
import { useRescuedFocus } from '../../lib/focus-after-change';

const Frame = styled(Stack)`
  padding: ${space[4]};
  border: 1px solid ${color.accent};
  border-inline-start-width: 4px;
  border-radius: ${radius.control};
  ul {
    padding-inline-start: 1.25em;
  }
`;

type ConflictNoticeProps = {
  now: OpenRequest;
  differences: readonly Difference[];
  onMine: () => void;
  onTheirs: () => void;
};

/** Shown when two members edited the same request: shows the other one's changes and lets this one decide. */
export function ConflictNotice({ now, differences, onMine, onTheirs }: ConflictNoticeProps) {
  const { t } = useLanguage();
  const { day } = useDeskWords();
  const notice = useRescuedFocus<HTMLParagraphElement>(true);
  const values: Partial<Record<Difference, string>> = {
    status: t(`prayerDesk.status.${now.status}`),
    assignee: now.assignee?.name ?? t('prayerDesk.assigneeNobody'),
    followUpOn: now.followUpOn === null ? t('prayerDesk.conflictNone') : day(now.followUpOn),
    nextStep: now.nextStep ?? t('prayerDesk.conflictNoStep'),
  };
  return (
    <Frame $gap={4}>
      <Stack $gap={2} role="alert">
        <p ref={notice} tabIndex={-1}>
          <strong>{t('prayerDesk.conflict')}</strong>
        </p>
        <ul>
          {differences.map((name) => (
            <li key={name}>{t(`prayerDesk.conflict.${name}`, { value: values[name] ?? '' })}</li>
          ))}
        </ul>
      </Stack>
      <Cluster $gap={3}>
        <Button onClick={onMine}>{t('prayerDesk.conflictMine')}</Button>
        <Button $variant="quiet" onClick={onTheirs}>
          {t('prayerDesk.conflictTheirs')}
        </Button>
      </Cluster>
    </Frame>
  );
}
