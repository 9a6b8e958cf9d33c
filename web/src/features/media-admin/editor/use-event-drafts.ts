import type { EventDraft } from '@contracts/event-draft';
import useSWR from 'swr';
import { useSession } from '../../../lib/panel-session/session-provider';
import { loadDrafts } from './draft-calls';

export type EventDrafts = {
  /** Undefined until they are loaded. */
  drafts: readonly EventDraft[] | undefined;
  error: unknown;
  /** Shows this draft instead of what it was, or as a new one. */
  put: (draft: EventDraft) => void;
  /** Reads them again; resolves with the newest. */
  refresh: () => Promise<readonly EventDraft[] | undefined>;
};

/** Every event as the ministry edits it, published or not. */
export function useEventDrafts(): EventDrafts {
  const { authorized } = useSession();
  const { data, error, mutate } = useSWR<readonly EventDraft[], unknown>('event-drafts', () => loadDrafts(authorized), {
    revalidateOnMount: true,
    shouldRetryOnError: false,
  });
  return {
    drafts: data,
    error,
    put: (draft) =>
      void mutate((before = []) => [draft, ...before.filter(({ id }) => id !== draft.id)], { revalidate: false }),
    refresh: () => mutate(),
  };
}
