import * as v from 'valibot';
import { mediumOf } from './medium';

export const eventMediaUid = 'api::event-media.event-media';
export const revivalEventUid = 'api::revival-event.revival-event';

/** A draft entry as the content manager lists it, with its publication state. */
export const mediaEntrySchema = v.object({
  documentId: v.string(),
  mediaType: v.picklist(['image', 'video']),
  mediaUrl: v.fallback(v.string(), ''),
  thumbnailUrl: v.nullish(v.string()),
  caption: v.nullish(v.string()),
  captionEs: v.nullish(v.string()),
  sortOrder: v.nullish(v.number()),
  withdrawn: v.nullish(v.boolean()),
  status: v.nullish(v.string()),
});

export type MediaEntry = v.InferOutput<typeof mediaEntrySchema>;

const shownWidth = 240;

/** The smallest picture of an entry for lists; undefined for a video without a poster. */
export function pictureOf({ mediaType, mediaUrl, thumbnailUrl }: MediaEntry): string | undefined {
  const address = thumbnailUrl ?? '';
  const chosen = address !== '' ? address : mediaType === 'image' ? mediaUrl : '';
  if (mediumOf(chosen, 'image') !== 'picture') return undefined;
  return chosen.startsWith('/public-objects/') ? `${chosen}?width=${shownWidth}` : chosen;
}
