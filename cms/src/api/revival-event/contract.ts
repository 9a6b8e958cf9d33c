import * as v from 'valibot';
import { localeSchema } from '../site-setting/contract';

export const revivalEventsPath = '/api/revival-events';

/**
 * One event of the timeline. `id` is its document id, the same in both languages; `locale` is the language that it is
 * written in. `location` is no more than the region where the place itself is kept from the public, and is empty where
 * no region is named. A number of 0 was not counted, and is not shown.
 */
export const revivalEventSchema = v.object({
  id: v.string(),
  locale: localeSchema,
  title: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
  location: v.string(),
  attendance: v.number(),
  salvations: v.number(),
  healings: v.number(),
  description: v.string(),
});

/** GET /api/revival-events?locale=en|es answers every published event, the newest first. */
export const revivalEventsSchema = v.array(revivalEventSchema);

export type RevivalEvent = v.InferOutput<typeof revivalEventSchema>;
