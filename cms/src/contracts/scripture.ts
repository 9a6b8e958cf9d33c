import * as v from 'valibot';
import type { BuiltInLocale } from './language';
import { bookCodes } from './scripture/books';
import { longestReference } from './scripture/reference';

export { type BookCode, bookName, books } from './scripture/books';
export { isNumberedDifferently } from './scripture/numbering';
export { trimHangingQuotationMarks } from './scripture/quotation-marks';
export { formatReference, namesPassage, parseReference, splitTranslation, type Reference } from './scripture/reference';

/** The translations that the CMS has as a whole, both in the public domain. */
export const translations = ['WEB', 'RV1909'] as const;
export type Translation = (typeof translations)[number];

export const isTranslation = (name: string): name is Translation => translations.some((one) => one === name);

const writtenOut: Readonly<Record<string, Translation>> = {
  worldenglishbible: 'WEB',
  web: 'WEB',
  reinavalera1909: 'RV1909',
  rv1909: 'RV1909',
  rvr1909: 'RV1909',
};

/** The name of a translation as an editor writes it; those that the CMS has go by their short name. */
export function readTranslation(name: string): string {
  const written = name.trim();
  if (written.length > longestReference) return written;
  return writtenOut[written.toLowerCase().replaceAll(/[^a-z0-9]/g, '')] ?? written;
}

export const languageOfTranslation = { WEB: 'en', RV1909: 'es' } as const satisfies Record<Translation, BuiltInLocale>;
export const translationOfLanguage = { en: 'WEB', es: 'RV1909' } as const satisfies Record<BuiltInLocale, Translation>;

export const scripturePath = '/admin/scripture';

/** GET /admin/scripture/{translation}/{book}/{chapter} takes these and answers the chapter, for accounts that write content. */
export const chapterRequestSchema = v.object({
  translation: v.picklist(translations),
  book: v.picklist(bookCodes),
  chapter: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)),
});

export const chapterSchema = v.object({ verses: v.array(v.object({ number: v.number(), text: v.string() })) });

export type Chapter = v.InferOutput<typeof chapterSchema>;
export type Verse = Chapter['verses'][number];
