import { useState } from 'react';
import type { Team } from '../../api/prayer-desk/contract';
import { useTexts } from '../translations/use-texts';
import { type Filters, activeFilterCount } from './desk-address';
import { DeskButton } from './desk-button';
import { LoadState } from './load-state';
import type { Drafts } from './note-drafts';
import { useNextRequestQuery } from './prayer-desk-api';
import { RequestView } from './request-view';
import { EmptyState } from './empty-state';

/** The server's limit. */
const skippedAtMost = 500;

type Props = {
  filters: Filters;
  /** A request opened by its URL, which should not come again. */
  before: string | undefined;
  team: Team | undefined;
  drafts: Drafts;
};

/** Prays through the waiting requests one by one, each once. */
export function PrayerSitting({ filters, before, team, drafts }: Props) {
  const text = useTexts();
  const [sitting, setSitting] = useState(0);
  const [skipped, setSkipped] = useState<readonly string[]>(before === undefined ? [] : [before]);
  const { currentData, error, refetch } = useNextRequestQuery({ filters, skipped, sitting });
  const moved = skipped.length > 0 || sitting > 0;

  if (currentData === undefined) return <LoadState error={error} onAgain={() => void refetch()} />;
  const { request, remaining } = currentData;
  if (request === null) {
    if (skipped.length === 0) {
      const title = activeFilterCount(filters) > 0 ? 'desk.empty-filtered' : 'desk.empty';
      return <EmptyState key={title} title={text(title)} about={text('desk.empty-about')} focused={moved} />;
    }
    return (
      <EmptyState key="done" title={text('desk.done')} about={text('desk.done-about')} focused>
        <DeskButton
          size="L"
          variant="secondary"
          onClick={() => {
            setSkipped([]);
            setSitting(sitting + 1);
          }}
        >
          {text('desk.start-over')}
        </DeskButton>
      </EmptyState>
    );
  }
  return (
    <RequestView
      key={`${sitting} ${request.reference}`}
      read={request}
      team={team}
      focused={moved}
      draft={drafts.of(request.reference)}
      onDraft={(draft) => drafts.keep(request.reference, draft)}
      remaining={remaining}
      onNext={() => setSkipped([...skipped, request.reference].slice(-skippedAtMost))}
    />
  );
}
