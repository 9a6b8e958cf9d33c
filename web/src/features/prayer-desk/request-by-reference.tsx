import type { OpenRequest, Team } from '@contracts/prayer-desk';
import { useState } from 'react';
import useSWR from 'swr';
import { type RequestId, useDeskCalls } from './desk-calls';
import { DeskPart } from './desk-part';
import { SpamDeleted } from './desk-parts';
import { LoadState } from './load-state';
import type { Drafts } from './drafts';
import { RequestDetail } from './request-detail';

type RequestByReferenceProps = {
  id: RequestId;
  team: Team | undefined;
  drafts: Drafts;
  onChanged: () => void;
  onNext: () => void;
};

/** The request in the address, from a list or a link in a mail. */
export function RequestByReference({ id, team, drafts, onChanged, onNext }: RequestByReferenceProps) {
  const calls = useDeskCalls();
  const { data, error, isValidating, mutate } = useSWR<OpenRequest, unknown>('request', () => calls.open(id));
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) {
    return (
      <DeskPart>
        <SpamDeleted reference={id.reference} />
      </DeskPart>
    );
  }
  if (data === undefined) {
    return <LoadState error={isValidating ? undefined : error} onAgain={() => void mutate()} />;
  }
  return (
    <RequestDetail
      request={data}
      onAnswer={(now) => {
        void mutate(now, { revalidate: false });
        onChanged();
      }}
      team={team}
      focused
      drafts={drafts}
      onNext={onNext}
      onDeleted={() => {
        setIsDeleted(true);
        void mutate(undefined, { revalidate: false });
        drafts.forget(id.reference);
        onChanged();
      }}
    />
  );
}
