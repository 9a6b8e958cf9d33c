import { type EventMedia, eventMediaListSchema, mediaOfEventPath } from '@contracts/event-media';
import { revivalEventsPath, revivalEventsSchema, type RevivalEvent } from '@contracts/revival-event';
import type { Locale } from '@contracts/site-setting';
import { nullable, parse } from 'valibot';
import { fetchWithRetry } from '../../lib/cms-client/fetch-with-retry';
import type { Query } from '../../lib/cms-client/query';

export function revivalEventsQuery(locale: Locale): Query<RevivalEvent[]> {
  return {
    key: [`${revivalEventsPath}?locale=${locale}`],
    parse: (json) => parse(revivalEventsSchema, json),
  };
}

/** Null for an event that is not on the timeline. */
export function eventMediaQuery(eventId: string, locale: Locale): Query<EventMedia[] | null> {
  return {
    key: [`${mediaOfEventPath(encodeURIComponent(eventId))}?locale=${locale}`],
    parse: (json) => parse(nullable(eventMediaListSchema), json),
    missing: 'entry',
  };
}

/** Refetched, because events are added while people read. */
export const revivalEventsFreshness = {
  freshForMs: 5 * 60_000,
  fetch: (query: Query<RevivalEvent[]>) => fetchWithRetry(query, { retries: 3, delayMs: 1_000 }),
};
