import * as v from 'valibot';
import { builtInLocales } from './language';

export const translationBoardPath = '/admin/translation-board';

/** The permission that opens the board, checked by the panel and by each call. */
export const boardPermission = {
  action: 'plugin::content-manager.explorer.update',
  subject: 'api::site-setting.site-setting',
} as const;

/** `behind`: published, but the other language has said something else since. */
export const translationStates = ['behind', 'missing', 'draft', 'published'] as const;

const languageSchema = v.picklist(builtInLocales);
const stateSchema = v.picklist(translationStates);

export type BoardLanguage = v.InferOutput<typeof languageSchema>;
export type TranslationState = v.InferOutput<typeof stateSchema>;

const perLanguage = <Schema extends v.GenericSchema>(schema: Schema) => v.object({ en: schema, es: schema });

const wholeNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1), v.maxValue(most));

/** Groups all single types under one row. */
export const pagesOfSite = 'pages';

/** GET translationBoardPath: every entry in both languages, what matters most first. */
export const boardQuerySchema = v.object({
  type: v.optional(v.string()),
  entry: v.optional(v.string()),
  /** With `state`, the language that is in it; any language otherwise. */
  language: v.optional(languageSchema),
  state: v.optional(stateSchema),
  page: v.optional(wholeNumber(100_000), '1'),
  size: v.optional(wholeNumber(100), '25'),
});

const typeNumbersSchema = v.object({
  uid: v.string(),
  entries: v.number(),
  states: perLanguage(v.object({ behind: v.number(), missing: v.number(), draft: v.number(), published: v.number() })),
});

const boardEntrySchema = v.object({
  uid: v.string(),
  /** In each panel language; an entry without a Spanish title goes by its English one. */
  names: perLanguage(v.string()),
  entry: v.string(),
  languages: perLanguage(
    v.object({
      state: stateSchema,
      /** When the other language changed, if this one is behind. */
      behindSince: v.nullable(v.string()),
    }),
  ),
  /** True if visitors read it in one language, and in the other not at all or as it was. */
  waiting: v.boolean(),
});

export const boardSchema = v.object({
  types: v.array(typeNumbersSchema),
  entries: v.array(boardEntrySchema),
  found: v.number(),
  page: v.number(),
  pages: v.number(),
});

export type BoardQuery = v.InferOutput<typeof boardQuerySchema>;
export type StateCounts = Record<TranslationState, number>;
export type TypeNumbers = v.InferOutput<typeof typeNumbersSchema>;
export type BoardEntry = v.InferOutput<typeof boardEntrySchema>;
export type Board = v.InferOutput<typeof boardSchema>;

export function numbersOf(types: readonly TypeNumbers[], language: BoardLanguage) {
  const sum = (count: (type: TypeNumbers) => number) => types.reduce((total, type) => total + count(type), 0);
  return {
    entries: sum(({ entries }) => entries),
    published: sum(({ states }) => states[language].published + states[language].behind),
    behind: sum(({ states }) => states[language].behind),
  };
}

/** POST: what the other language changed needs no translation in this one. */
export const notNeededPath = `${translationBoardPath}/not-needed`;
export const notNeededSchema = v.object({ type: v.string(), entry: v.string(), language: languageSchema });
export type NotNeeded = v.InferOutput<typeof notNeededSchema>;

/** GET and PUT: whether the caller gets a monthly email, and whether the site can send one at all. */
export const digestPath = `${translationBoardPath}/digest`;
export const digestChangeSchema = v.object({ wanted: v.boolean() });
export const digestSchema = v.object({ wanted: v.boolean(), canBeSent: v.boolean() });
export type Digest = v.InferOutput<typeof digestSchema>;
