import { eventMediaListSchema, mediaOfEventPath, type EventMedia } from '@contracts/event-media';
import { parse } from 'valibot';
import type { Query } from '../../lib/cms-client/query';

export function eventMediaQuery(eventId: string): Query<EventMedia[]> {
  return {
    key: [mediaOfEventPath(eventId)],
    parse: (json) => parse(eventMediaListSchema, json),
  };
}
