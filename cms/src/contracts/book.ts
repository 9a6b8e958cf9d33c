import * as v from 'valibot';
import { imageSchema } from './media';
import { localeSchema } from './site-setting';

/** GET /api/books?locale=en|es answers `{ data: Book[], meta }` in the editor's order: the books written in that language. */
export const bookSchema = v.object({
  documentId: v.string(),
  title: v.string(),
  author: v.string(),
  description: v.string(),
  category: v.string(),
  amazonUrl: v.string(),
  cover: v.nullable(imageSchema),
  locale: localeSchema,
});

export const bookListSchema = v.object({ data: v.array(bookSchema) });

export type Book = v.InferOutput<typeof bookSchema>;
