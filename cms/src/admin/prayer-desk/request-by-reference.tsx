import { Flex, Loader } from '@strapi/design-system';
import type { Team } from '../../api/prayer-desk/contract';
import { useTexts } from '../translations/use-texts';
import { failureOf } from './call-failure';
import { FailureNotice } from './failure-notice';
import type { Drafts } from './note-drafts';
import { type RequestId, useOpenRequestQuery } from './prayer-desk-api';
import { RequestView } from './request-view';

type Props = {
  id: RequestId;
  team: Team | undefined;
  drafts: Drafts;
  onNext: () => void;
};

/** The request that an address names: out of a list, or from the link in a mail. */
export function RequestByReference({ id, team, drafts, onNext }: Props) {
  const text = useTexts();
  const { currentData, error, refetch } = useOpenRequestQuery(id);
  if (currentData === undefined && error !== undefined) {
    const { cause } = failureOf(error);
    return (
      <FailureNotice cause={cause === 'conflict' ? 'failed' : cause} during="reading" onAgain={() => void refetch()} />
    );
  }
  if (currentData === undefined) {
    return (
      <Flex justifyContent="center" padding={8}>
        <Loader>{text('desk.loading')}</Loader>
      </Flex>
    );
  }
  return (
    <RequestView
      read={currentData}
      team={team}
      focused
      draft={drafts.of(id.reference)}
      onDraft={(draft) => drafts.keep(id.reference, draft)}
      onNext={onNext}
    />
  );
}
