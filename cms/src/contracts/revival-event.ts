import * as v from 'valibot';
import { localeSchema } from './site-setting';

export const revivalEventsPath = '/api/revival-events';

/** `id` is the document id; `location` only the region if the event hides its own, or empty. 0 means not counted. */
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

/** GET /api/revival-events?locale=en|es answers every published event, newest first. */
export const revivalEventsSchema = v.array(revivalEventSchema);

export type RevivalEvent = v.InferOutput<typeof revivalEventSchema>;
