import { closedStatuses, type OpenRequest, type Team } from '@contracts/prayer-desk';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Card } from '../../ui/card';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { media, size, space } from '../../ui/theme/theme';
import { NextStep } from './next-step';
import { ContactWays } from './contact-ways';
import { SpamControls } from './spam-controls';
import { MeetingChoice } from './meeting/meeting-choice';
import { Reference } from './marks';
import { PrayBar } from './pray-bar';
import { isUnsaved } from './request-edits';
import { RequestFollowUp } from './request-follow-up';
import { RequestNotes } from './request-notes';
import { RequestWords } from './request-words';
import { UnsavedNotice } from './unsaved-notice';
import { useDeskWords } from './use-desk-words';
import { useOpenedRequest } from './use-opened-request';

const Columns = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;
  ${media.roomy} {
    grid-template-columns: minmax(0, ${size.measure}) minmax(20rem, 1fr);
    gap: ${space[6]};
  }
`;

const isClosed = ({ status }: OpenRequest) => closedStatuses.some((closed) => closed === status);

function SmallPrint({ request }: { request: OpenRequest }) {
  const { t } = useLanguage();
  const { day } = useDeskWords();
  const deleted = { day: day(request.deletedOn) };
  return (
    <div>
      <Small>
        <span>{t('prayerDesk.reference')}</span>: <Reference>{request.reference}</Reference>
      </Small>
      <Small>{isClosed(request) ? t('prayerDesk.deletedOnClosed', deleted) : t('prayerDesk.deletedOn', deleted)}</Small>
    </div>
  );
}

type RequestDetailProps = {
  request: OpenRequest;
  onAnswer: (now: OpenRequest) => void;
  team: Team | undefined;
  focused: boolean;
  remaining?: number;
  onNext: () => void;
  /** For spam alone. */
  onDeleted?: () => void;
};

export function RequestDetail(props: RequestDetailProps) {
  const { request, onAnswer, team, focused, remaining, onNext, onDeleted } = props;
  const headingId = useId();
  const opened = useOpenedRequest(request, onAnswer);
  const [wasSpam] = useState(request.spam);
  const [wasClosed] = useState(() => isClosed(request));
  return (
    <>
      <UnsavedNotice shown={request.reference} />
      <Columns aria-labelledby={headingId}>
        <Card as="div">
          <RequestWords request={request} headingId={headingId} focused={focused}>
            {request.kind === 'counseling' ? <NextStep opened={opened} /> : null}
          </RequestWords>
          <ContactWays opened={opened} />
          {wasSpam && onDeleted !== undefined ? (
            <SpamControls opened={opened} onAnswer={onAnswer} onDeleted={onDeleted} />
          ) : null}
          {request.kind === 'prayer' && !request.spam && !wasClosed ? (
            <PrayBar
              opened={opened}
              hasUnsaved={opened.draft.note.trim() !== '' || isUnsaved(opened.draft.edits, request)}
              remaining={remaining}
              onNext={onNext}
            />
          ) : null}
        </Card>
        <Stack $gap={4}>
          <RequestFollowUp opened={opened} team={team} />
          <RequestNotes opened={opened} />
          {request.kind === 'counseling' || request.confidential || request.spam ? null : (
            <MeetingChoice opened={opened} />
          )}
          <SmallPrint request={request} />
        </Stack>
      </Columns>
    </>
  );
}
