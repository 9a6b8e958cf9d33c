import { type EventMedia, eventMediaListSchema, mediaOfEventPath } from '@contracts/event-media';
import { revivalEventsPath, revivalEventsSchema, type RevivalEvent } from '@contracts/revival-event';
import type { Locale } from '@contracts/site-setting';
import { nullable, parse } from 'valibot';
import { type Query, fetchQuery } from '../../lib/cms-client/fetch-query';
import { useContentState, type ContentState } from '../../lib/cms-client/use-content';

type RetryOptions = { retries: number; delayMs: number };

/** Retries a failed request; throws the last failure. */
export async function fetchWithRetry<T>(query: Query<T>, { retries, delayMs }: RetryOptions): Promise<T> {
  for (let left = retries; ; left -= 1) {
    try {
      return await fetchQuery(query);
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}

export function revivalEventsQuery(locale: Locale): Query<RevivalEvent[]> {
  return { key: [`${revivalEventsPath}?locale=${locale}`], parse: (json) => parse(revivalEventsSchema, json) };
}

/** Null for an event that is not on the timeline. */
export function eventMediaQuery(eventId: string, locale: Locale): Query<EventMedia[] | null> {
  return {
    key: [`${mediaOfEventPath(encodeURIComponent(eventId))}?locale=${locale}`],
    parse: (json) => parse(nullable(eventMediaListSchema), json),
    missing: 'entry',
  };
}

/** Refetched when shown again or returned to after five minutes, because events are added while people read. */
export function useRevivalEvents(locale: Locale): ContentState<RevivalEvent[]> {
  return useContentState(revivalEventsQuery(locale), {
    read: (query) => fetchWithRetry(query, { retries: 3, delayMs: 1_000 }),
    revalidateIfStale: true,
    revalidateOnFocus: true,
    dedupingInterval: 0,
    freshForMs: 5 * 60_000,
  });
}
