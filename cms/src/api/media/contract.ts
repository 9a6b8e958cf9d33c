import * as v from 'valibot';

/** One stored size of a picture; its width in CSS pixels of the file itself, its shape the original's. */
const imageFormatSchema = v.object({ url: v.string(), width: v.number() });

/** A picture of the Media Library as the public API answers it: the original and its smaller stored sizes. */
export const imageSchema = v.object({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  formats: v.array(imageFormatSchema),
});

/** A picture that is only ever shown whole: of shared links. */
export const wholeImageSchema = v.omit(imageSchema, ['formats']);

/** A picture in its place; null until one is uploaded. `alt` is for people who do not see it. */
export const pictureSchema = v.object({ image: v.nullable(imageSchema), alt: v.string() });

/** A video of the Media Library, and what stands in its place until it plays. */
export const videoSchema = v.object({ url: v.string(), posterImage: v.nullable(imageSchema) });

export type Picture = v.InferOutput<typeof pictureSchema>;
export type Video = v.InferOutput<typeof videoSchema>;
export type Image = v.InferOutput<typeof imageSchema>;
export type WholeImage = v.InferOutput<typeof wholeImageSchema>;
