import { revivalEventsPath, revivalEventsSchema, type RevivalEvent } from '@contracts/revival-event';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import { fetchWithRetry } from '../../lib/cms-client/fetch-with-retry';
import type { Query } from '../../lib/cms-client/query';

export function revivalEventsQuery(locale: Locale): Query<RevivalEvent[]> {
  return {
    key: [`${revivalEventsPath}?locale=${locale}`],
    parse: (json) => parse(revivalEventsSchema, json),
  };
}

/** Refetched, because events are added while people read. */
export const revivalEventsFreshness = {
  freshForMs: 5 * 60_000,
  fetch: (query: Query<RevivalEvent[]>) => fetchWithRetry(query, { retries: 3, delayMs: 1_000 }),
};
