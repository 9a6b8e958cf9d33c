import * as v from 'valibot';

/** Title and description for search engines and for a shared link. */
export const seoSchema = v.object({ title: v.string(), description: v.string() });

/** A passage in the public-domain translation of the entry's language. */
export const scriptureSchema = v.object({ verse: v.string(), reference: v.string() });

/** A heading and its text; paragraphs are parted by an empty line. */
export const sectionSchema = v.object({ title: v.string(), text: v.string() });

/** What the small picture of a card shows; the site draws it. */
export const cardIcons = [
  'flame',
  'voice',
  'prayer',
  'book',
  'heart',
  'rings',
  'lifeline',
  'people',
  'crown',
  'shield',
  'bridge',
  'cross',
  'lamp',
  'seedling',
  'globe',
] as const;

/** One that the site cannot draw is left out rather than taking the page with it. */
export const cardIconSchema = v.fallback(v.nullable(v.picklist(cardIcons)), null);

export const cardSchema = v.object({ ...sectionSchema.entries, icon: cardIconSchema });

export const quoteSchema = v.object({ text: v.string(), attribution: v.nullable(v.string()) });

export type CardIcon = (typeof cardIcons)[number];
export type Card = v.InferOutput<typeof cardSchema>;
export type Quote = v.InferOutput<typeof quoteSchema>;
export type Section = v.InferOutput<typeof sectionSchema>;
export type Seo = v.InferOutput<typeof seoSchema>;
export type Scripture = v.InferOutput<typeof scriptureSchema>;
