import { eventMediaListSchema, mediaOfEventPath, type EventMedia } from '@contracts/event-media';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function eventMediaQuery(eventId: string, locale: Locale): Query<EventMedia[]> {
  return {
    key: [`${mediaOfEventPath(eventId)}?locale=${locale}`],
    parse: (json) => parse(eventMediaListSchema, json),
  };
}
