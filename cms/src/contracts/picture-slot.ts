import * as v from 'valibot';
import { imageSchema } from './media';
import { sitePaths } from './site-paths';
import { localeSchema } from './site-setting';
import { isStorable, trimmed } from './submission';

/** Enough for a description that is read aloud. In UTF-16 units, as Strapi counts when the page is published. */
export const longestAlt = 255;

/** The form field that carries the file of POST /api/picture-slots/{key}/file. */
export const slotFileField = 'file';

/** Enough for a phone's camera; a longer video would take visitors on a phone too long to load. */
export const largestSlotBytes = { picture: 25 * 1024 * 1024, video: 50 * 1024 * 1024 } as const;

export const pictureSlotsPath = '/api/picture-slots';
export const pictureSlotPath = (key: string) => `${pictureSlotsPath}/${encodeURIComponent(key)}`;
export const slotFilePath = (key: string) => `${pictureSlotPath(key)}/file`;

/** The pages in the order of the site's navigation, each with its places, which show one picture or video each. */
export const slotGroups = [
  {
    group: 'home',
    places: [
      'hero',
      'pastor-video',
      'pastor-video-poster',
      'ministry-mens',
      'ministry-marriage',
      'ministry-prophetic',
      'promo-video',
      'promo-video-poster',
    ],
  },
  { group: 'prophetic', places: ['prophetic-word'] },
  { group: 'marriage', places: ['marriage'] },
  { group: 'mens', places: ['retreat'] },
  { group: 'books', places: ['book-cover'] },
  { group: 'everywhere', places: ['logo', 'social-image'] },
] as const;

const slotPlaces = slotGroups.flatMap(({ places }): readonly SlotPlace[] => places);

export type SlotPlace = (typeof slotGroups)[number]['places'][number];

type PlaceFacts = {
  kind: 'picture' | 'video';
  /** The size that looks sharp everywhere, in pixels. */
  width: number;
  height: number;
  /** True if the site cuts off edges, so that the important spot matters. */
  isCropped: boolean;
  path: string;
};

const video = { kind: 'video', width: 1280, height: 720, isCropped: false } as const;
const photo = { kind: 'picture', width: 1600, height: 1200, isCropped: true } as const;

export const placeFacts: Readonly<Record<SlotPlace, PlaceFacts>> = {
  hero: { kind: 'picture', width: 2400, height: 1350, isCropped: true, path: '/' },
  'pastor-video': { ...video, path: '/#about' },
  'pastor-video-poster': { ...photo, width: 1280, height: 720, path: '/#about' },
  'ministry-mens': { ...photo, width: 1200, height: 800, path: '/#about' },
  'ministry-marriage': { ...photo, width: 1200, height: 800, path: '/#about' },
  'ministry-prophetic': { ...photo, width: 1200, height: 800, path: '/#about' },
  'promo-video': { ...video, path: '/#revival' },
  'promo-video-poster': { ...photo, width: 1280, height: 720, path: '/#revival' },
  'prophetic-word': { ...photo, width: 1500, height: 1000, path: sitePaths.propheticMinistry },
  retreat: { ...photo, path: sitePaths.mensMinistry },
  marriage: { ...photo, path: sitePaths.marriageMinistry },
  'book-cover': { kind: 'picture', width: 800, height: 1200, isCropped: true, path: sitePaths.books },
  logo: { kind: 'picture', width: 256, height: 256, isCropped: false, path: '/' },
  'social-image': { kind: 'picture', width: 1200, height: 630, isCropped: false, path: '/' },
};

export const pictureSlotMessages = {
  'pictureSlot.alt.invalid': 'Please enter the description as text',
  'pictureSlot.alt.required': 'Please describe the picture',
  'pictureSlot.alt.tooLong': 'Please use at most 255 characters',
  'pictureSlot.alt.unreadable': 'Please remove characters that cannot be stored',
  'pictureSlot.focus.invalid': 'Please choose a spot within the picture',
  'pictureSlot.change.empty': 'Please choose a spot or enter a description',
} as const;

export type PictureSlotMessageKey = keyof typeof pictureSlotMessages;

/** The key of a rule's message, which is translated where it is shown. */
const key = (name: PictureSlotMessageKey): PictureSlotMessageKey => name;

const altsSchema = v.object({ en: v.nullable(v.string()), es: v.nullable(v.string()) });

/**
 * `key` names the place for good, `number` its position among several; `title` and `locale` are a book's. `file` is an
 * id, so that somebody else's change is noticed. `alts` are null where the page has no such text.
 */
export const pictureSlotSchema = v.object({
  key: v.string(),
  place: v.picklist(slotPlaces),
  number: v.nullable(v.number()),
  title: v.nullable(v.string()),
  locale: v.nullable(localeSchema),
  file: v.nullable(v.object({ id: v.number(), url: v.string(), changedAt: v.pipe(v.string(), v.isoTimestamp()) })),
  image: v.nullable(imageSchema),
  alts: altsSchema,
  canUndo: v.boolean(),
});

/** GET /api/picture-slots; the other calls answer the one slot as it is afterwards. */
export const pictureSlotsSchema = v.array(pictureSlotSchema);

export const altSchema = v.pipe(
  v.string(key('pictureSlot.alt.invalid')),
  v.transform(trimmed),
  v.nonEmpty(key('pictureSlot.alt.required')),
  v.check(isStorable, key('pictureSlot.alt.unreadable')),
  v.check((text) => text.length <= longestAlt, key('pictureSlot.alt.tooLong')),
);

const invalidFocus = key('pictureSlot.focus.invalid');
const shareSchema = v.pipe(v.number(invalidFocus), v.minValue(0, invalidFocus), v.maxValue(100, invalidFocus));

/** PATCH /api/picture-slots/{key}: at least one. `focus` is in percent from left and top of the file `file`. */
export const slotChangeSchema = v.pipe(
  v.object({
    focus: v.optional(v.object({ file: v.number(invalidFocus), x: shareSchema, y: shareSchema }, invalidFocus)),
    alts: v.optional(
      v.object({ en: v.optional(altSchema), es: v.optional(altSchema) }, key('pictureSlot.alt.invalid')),
    ),
  }),
  v.check(({ focus, alts }) => (focus ?? alts) !== undefined, key('pictureSlot.change.empty')),
);

export type PictureSlot = v.InferOutput<typeof pictureSlotSchema>;
export type SlotChange = v.InferOutput<typeof slotChangeSchema>;
