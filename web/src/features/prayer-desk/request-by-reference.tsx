import type { OpenRequest, Team } from '@contracts/prayer-desk';
import { useState } from 'react';
import useSWR from 'swr';
import { type RequestId, useDeskCalls } from './desk-calls';
import { SpamDeleted } from './spam-controls';
import { LoadState } from './failure-notice';
import { useDrafts } from './drafts';
import { RequestDetail } from './request-detail';

type RequestByReferenceProps = {
  id: RequestId;
  team: Team | undefined;
  onChanged: () => void;
  onNext: () => void;
};

/** The request in the address, from a list or a link in a mail. */
export function RequestByReference({ id, team, onChanged, onNext }: RequestByReferenceProps) {
  const calls = useDeskCalls();
  const drafts = useDrafts();
  const request = useSWR<OpenRequest, unknown>('request', () => calls.open(id));
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) return <SpamDeleted reference={id.reference} />;
  if (request.data === undefined) return <LoadState answer={request} />;
  return (
    <RequestDetail
      request={request.data}
      onAnswer={(now) => {
        void request.mutate(now, { revalidate: false });
        onChanged();
      }}
      team={team}
      focused
      onNext={onNext}
      onDeleted={() => {
        setIsDeleted(true);
        void request.mutate(undefined, { revalidate: false });
        drafts.forget(id.reference);
        onChanged();
      }}
    />
  );
}
