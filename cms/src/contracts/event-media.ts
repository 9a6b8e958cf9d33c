import * as v from 'valibot';
import { type BuiltInLocale, ownLanguageFirst } from './language';
import { longestAddress } from './image';
import { revivalEventsPath } from './revival-event';
import { type Locale, localeSchema } from './site-setting';
import { isStorable, trimmed } from './submission';

export const mediaTypes = ['image', 'video'] as const;

/** In characters (code points). */
export const longestCaption = 500;

export const eventMediaPath = (id: string) => `/api/event-media/${id}`;
export const mediaOfEventPath = (eventId: string) => `${revivalEventsPath}/${eventId}/media`;
export const mediaOrderPath = (eventId: string) => `${mediaOfEventPath(eventId)}/order`;

export const eventMediaMessages = {
  'eventMedia.mediaType.invalid': 'Please choose an image or a video',
  'eventMedia.mediaUrl.required': 'Please choose a picture or enter its URL',
  'eventMedia.mediaUrl.invalid': 'Invalid or inaccessible',
  'eventMedia.caption.invalid': 'Please enter the caption as text',
  'eventMedia.caption.tooLong': 'Please use at most 500 characters',
  'eventMedia.caption.unreadable': 'Please remove characters that cannot be stored',
  'eventMedia.withdrawn.invalid': 'Please answer with yes or no',
  'eventMedia.change.empty': 'Please enter a caption, or say whether the item is withdrawn',
  'eventMedia.event.missing': 'Please choose the event this belongs to',
  'eventMedia.order.invalid': 'Please list every item of the event once, in positions from 1 without gaps',
} as const;

export type EventMediaMessageKey = keyof typeof eventMediaMessages;

/** The key of a rule's message, which is translated where it is shown. */
const key = (name: EventMediaMessageKey): EventMediaMessageKey => name;

const mediaTypeSchema = v.picklist(mediaTypes, key('eventMedia.mediaType.invalid'));

const captionsSchema = v.object({ en: v.string(), es: v.string() });
export type Captions = v.InferOutput<typeof captionsSchema>;

/** The caption in this language or else the other, with its language. */
export function captionIn(captions: Captions, locale: Locale): { caption: string; locale: BuiltInLocale } {
  const languages = ownLanguageFirst(locale);
  const shown = languages.find((language) => captions[language] !== '') ?? languages[0];
  return { caption: captions[shown], locale: shown };
}

/**
 * `id` is the document id, `mediaUrl` a path of this site or a YouTube URL. `locale` names the language of `caption`.
 * `sortOrder` counts from 1, with gaps where items are withdrawn. Only signed-in admins get `withdrawn` and `captions`.
 */
export const eventMediaSchema = v.object({
  id: v.string(),
  locale: localeSchema,
  mediaType: mediaTypeSchema,
  mediaUrl: v.string(),
  thumbnailUrl: v.nullable(v.string()),
  caption: v.string(),
  sortOrder: v.number(),
  withdrawn: v.optional(v.literal(true)),
  captions: v.optional(captionsSchema),
});

/** The form that a signed-in admin gets. */
export const adminMediaSchema = v.object({ ...eventMediaSchema.entries, captions: captionsSchema });
export const adminMediaListSchema = v.array(adminMediaSchema);

/** GET /api/revival-events/{id}/media, and PUT …/media/order, in order. */
export const eventMediaListSchema = v.array(eventMediaSchema);

/** Trimmed; empty for none. */
export const captionSchema = v.pipe(
  v.string(key('eventMedia.caption.invalid')),
  v.transform(trimmed),
  v.check(isStorable, key('eventMedia.caption.unreadable')),
  v.check((text) => Array.from(text).length <= longestCaption, key('eventMedia.caption.tooLong')),
);

/** Captions by language; `caption` is for the language of the call. */
const writtenCaptionsSchema = v.object(
  { en: v.optional(captionSchema), es: v.optional(captionSchema) },
  key('eventMedia.caption.invalid'),
);

const mediaUrlSchema = v.pipe(
  v.string(key('eventMedia.mediaUrl.required')),
  v.transform(trimmed),
  v.nonEmpty(key('eventMedia.mediaUrl.required')),
  v.maxLength(longestAddress, key('eventMedia.mediaUrl.invalid')),
  v.check(isStorable, key('eventMedia.mediaUrl.invalid')),
);

/** POST /api/revival-events/{id}/media. A path of this site, a YouTube URL, or an external picture to copy. */
export const newEventMediaSchema = v.object({
  mediaType: mediaTypeSchema,
  mediaUrl: mediaUrlSchema,
  caption: v.optional(captionSchema, ''),
  captions: v.optional(writtenCaptionsSchema),
});

const orderInvalid = key('eventMedia.order.invalid');

/** PUT /api/revival-events/{id}/media/order: every item once, including withdrawn ones, from 1 without gaps. */
export const mediaOrderSchema = v.object({
  mediaOrders: v.array(
    v.object({ id: v.string(orderInvalid), sortOrder: v.number(orderInvalid) }, orderInvalid),
    orderInvalid,
  ),
});

/** The body of PATCH /api/event-media/{id}: at least one of these. */
export const mediaChangeSchema = v.pipe(
  v.object({
    caption: v.optional(captionSchema),
    captions: v.optional(writtenCaptionsSchema),
    withdrawn: v.optional(v.boolean(key('eventMedia.withdrawn.invalid'))),
    thumbnailUrl: v.optional(mediaUrlSchema),
  }),
  v.check((change) => Object.values(change).some((value) => value !== undefined), key('eventMedia.change.empty')),
);

export type MediaType = (typeof mediaTypes)[number];
export type EventMedia = v.InferOutput<typeof eventMediaSchema>;
export type AdminMedia = v.InferOutput<typeof adminMediaSchema>;
export type NewEventMedia = v.InferInput<typeof newEventMediaSchema>;
export type MediaOrder = v.InferOutput<typeof mediaOrderSchema>;
export type MediaChange = v.InferInput<typeof mediaChangeSchema>;
