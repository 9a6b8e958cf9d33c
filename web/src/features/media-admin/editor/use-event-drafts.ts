import { type EventDraft, eventDraftsPath, eventDraftsSchema } from '@contracts/event-draft';
import useSWR from 'swr';
import { useAuthorizedCall } from '../../../lib/panel-session/use-authorized-call';

/** Every event as the ministry edits it, published or not. */
export function useEventDrafts() {
  const call = useAuthorizedCall();
  const { data, error, mutate } = useSWR<readonly EventDraft[], unknown>(
    'event-drafts',
    () => call(eventDraftsSchema, eventDraftsPath),
    { revalidateOnMount: true, shouldRetryOnError: false },
  );
  return {
    drafts: data,
    error,
    /** Shows this draft instead of what it was, or as a new one. */
    put: (draft: EventDraft) =>
      void mutate((before = []) => [draft, ...before.filter(({ id }) => id !== draft.id)], { revalidate: false }),
    /** Reads them again; resolves with the newest. */
    refresh: () => mutate(),
  };
}

export type EventDrafts = ReturnType<typeof useEventDrafts>;
