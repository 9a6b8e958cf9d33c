import * as v from 'valibot';

/** One stored size of a picture. All sizes have the original's aspect ratio. */
const imageFormatSchema = v.object({ url: v.string(), width: v.number() });

/** The important spot of a picture, in percent from the left and from the top, which stays visible where it is cropped. */
const focusSchema = v.object({ x: v.number(), y: v.number() });

/** A picture in the public API: the original and its smaller sizes. */
export const imageSchema = v.object({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  formats: v.array(imageFormatSchema),
  /** Absent unless somebody has chosen it. */
  focus: v.optional(focusSchema),
});

/** A picture without its smaller sizes, for shared links. */
export const wholeImageSchema = v.omit(imageSchema, ['formats', 'focus']);

/** A picture with its alternative text; null until one is uploaded. */
export const pictureSchema = v.object({ image: v.nullable(imageSchema), alt: v.string() });

/** The picture of an entry's card, whose title says the same. */
export const cardCoverSchema = v.object({ image: imageSchema });
/** The same on the entry's own page, with its alternative text. */
export const coverSchema = v.object({ ...cardCoverSchema.entries, alt: v.string() });

export const videoSchema = v.object({ url: v.string(), posterImage: v.nullable(imageSchema) });

export type Picture = v.InferOutput<typeof pictureSchema>;
export type Video = v.InferOutput<typeof videoSchema>;
export type Image = v.InferOutput<typeof imageSchema>;
export type WholeImage = v.InferOutput<typeof wholeImageSchema>;
