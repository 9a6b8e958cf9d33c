import * as v from 'valibot';
import { localeSchema } from './site-setting';

export const seoSchema = v.object({ title: v.string(), description: v.string() });

/** Holds what every page has, except the home page. */
export const pageSchema = v.object({ locale: localeSchema, seo: seoSchema, title: v.string(), intro: v.string() });

/** A Bible passage, and the short name of its translation: null if it is not known. */
export const scriptureSchema = v.object({
  verse: v.string(),
  reference: v.string(),
  translation: v.nullable(v.string()),
});

/** A heading and its text; an empty line separates paragraphs. */
export const sectionSchema = v.object({ title: v.string(), text: v.string() });

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

/** An icon that the site does not know is left out, rather than failing the whole page. */
export const cardIconSchema = v.fallback(v.nullable(v.picklist(cardIcons)), null);

export const cardSchema = v.object({ ...sectionSchema.entries, icon: cardIconSchema });

export const quoteSchema = v.object({ text: v.string(), attribution: v.nullable(v.string()) });

export type CardIcon = (typeof cardIcons)[number];
export type Card = v.InferOutput<typeof cardSchema>;
export type Quote = v.InferOutput<typeof quoteSchema>;
export type Section = v.InferOutput<typeof sectionSchema>;
export type Seo = v.InferOutput<typeof seoSchema>;
export type Scripture = v.InferOutput<typeof scriptureSchema>;
