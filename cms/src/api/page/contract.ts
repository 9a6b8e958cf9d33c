import * as v from 'valibot';

/** Title and description for search engines and for a shared link. */
export const seoSchema = v.object({ title: v.string(), description: v.string() });

/** A passage in the public-domain translation of the entry's language. */
export const scriptureSchema = v.object({ verse: v.string(), reference: v.string() });

export type Seo = v.InferOutput<typeof seoSchema>;
export type Scripture = v.InferOutput<typeof scriptureSchema>;
