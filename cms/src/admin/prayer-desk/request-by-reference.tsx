import type { Team } from '../../api/prayer-desk/contract';
import { LoadState } from './load-state';
import type { Drafts } from './note-drafts';
import { type RequestId, useOpenRequestQuery } from './prayer-desk-api';
import { RequestView } from './request-view';

type Props = {
  id: RequestId;
  team: Team | undefined;
  drafts: Drafts;
  onNext: () => void;
};

/** The request in the URL, from a list or a link in a mail. */
export function RequestByReference({ id, team, drafts, onNext }: Props) {
  const { currentData, error, refetch } = useOpenRequestQuery(id);
  if (currentData === undefined) return <LoadState error={error} onAgain={() => void refetch()} />;
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
