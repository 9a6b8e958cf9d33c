import * as v from 'valibot';

/** One stored size of a picture; widths and heights in CSS pixels of the file itself. */
const imageFormatSchema = v.object({ url: v.string(), width: v.number(), height: v.number() });

/** A picture of the Media Library as the public API answers it: the original and its smaller stored sizes. */
export const imageSchema = v.object({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  formats: v.array(imageFormatSchema),
});

export type Image = v.InferOutput<typeof imageSchema>;
