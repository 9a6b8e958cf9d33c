import { revivalEventsPath, revivalEventsSchema, type RevivalEvent } from '@contracts/revival-event';
import type { Locale } from '@contracts/site-setting';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { parse } from 'valibot';
import { fetchJson } from '../../../lib/cms-client/fetch-json';

export type RevivalEvents =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; events: readonly RevivalEvent[] };

const keyOf = (locale: Locale) => ['media-admin', 'events', locale] as const;

async function fetchEvents(locale: Locale): Promise<RevivalEvent[]> {
  return parse(revivalEventsSchema, await fetchJson(`${revivalEventsPath}?locale=${locale}`));
}

/** The events as visitors get them, newest first: whoever works on them sees what there is now. */
export function useRevivalEvents(locale: Locale): RevivalEvents {
  const { data, error, isValidating, mutate } = useSWR<RevivalEvent[], unknown>(
    keyOf(locale),
    () => fetchEvents(locale),
    { revalidateIfStale: true, revalidateOnFocus: true },
  );
  if (data !== undefined) return { status: 'ready', events: data };
  if (error === undefined || isValidating) return { status: 'loading' };
  return { status: 'failed', retry: () => void mutate() };
}

/** After a change to what belongs to one of them. */
export function useRefreshEvents(locale: Locale): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(keyOf(locale)), [mutate, locale]);
}
