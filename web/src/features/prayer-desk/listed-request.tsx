import type { ListedRequest as Listed } from '@contracts/prayer-desk';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { localDay } from '@contracts/day';
import { useLanguage } from '../../i18n/language-provider';
import { Cluster, Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { Small } from '../../ui/text';
import { color, fontSize, inRow, media, space } from '../../ui/theme/theme';
import { followUpState } from './age';
import { Mark, Reference } from './marks';
import { useDeskWords } from './use-desk-words';

const Row = styled(Link)<{ $isDue: boolean }>`
  ${inRow(3)}
  min-height: 4rem;
  padding: ${space[4]};
  border-inline-start: 3px solid ${({ $isDue }) => ($isDue ? color.danger : 'transparent')};
  color: ${color.text};
  text-decoration: none;
  > :first-child {
    flex: 1;
    min-width: 0;
  }
  > svg {
    color: ${color.textMuted};
  }
  ${media.hover} {
    &:hover {
      background: ${color.surfaceInset};
      color: ${color.text};
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Due = styled.p<{ $isDue: boolean }>`
  color: ${({ $isDue }) => ($isDue ? color.danger : color.text)};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

type ListedRequestProps = { request: Listed; to: string; state: object; showKind: boolean; marksSpam: boolean };

/** A request in a list, without confidential fields. */
export function ListedRequest({ request, to, state, showKind, marksSpam }: ListedRequestProps) {
  const { t } = useLanguage();
  const { ago, day } = useDeskWords();
  const { kind, reference, language, receivedAt, status, urgent, confidential, spam, assignee, followUpOn } = request;
  const due = followUpState(request, localDay(new Date()));
  const isDue = due === 'overdue' || due === 'today';
  const facts = [
    ...(showKind ? [t(`prayerDesk.kind.${kind}`)] : []),
    t('prayerDesk.received', { age: ago(receivedAt) }),
    t(`prayerDesk.language.${language}`),
    assignee === null ? t('prayerDesk.givenToNobody') : t('prayerDesk.givenTo', { name: assignee.name }),
  ];
  return (
    <Row to={to} state={state} $isDue={isDue}>
      <Stack $gap={1}>
        <Cluster $gap={2}>
          <Reference as="strong">{reference}</Reference>
          <Mark $tone={status === 'new' ? 'new' : 'plain'}>{t(`prayerDesk.status.${status}`)}</Mark>
          {urgent ? <Mark $tone="urgent">{t('prayerDesk.urgent')}</Mark> : null}
          {confidential ? <Mark>{t('prayerDesk.confidential')}</Mark> : null}
          {request.thankedAt === null ? null : <Mark $tone="new">{t('prayerDesk.thanksMark')}</Mark>}
          {spam && marksSpam ? <Mark>{t('prayerDesk.tab.spam')}</Mark> : null}
        </Cluster>
        <Small>{facts.join(' · ')}</Small>
        {followUpOn === null || due === 'none' ? null : (
          <Due $isDue={isDue}>{t(`prayerDesk.due.${due}`, { day: day(followUpOn) })}</Due>
        )}
      </Stack>
      <ChevronRight aria-hidden size={20} />
    </Row>
  );
}
