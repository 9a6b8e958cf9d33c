import type { Locale } from '@contracts/site-setting';
import type { Dictionary } from './dictionary-type';

/** The dictionaries of a language in order of preference. */
export type Dictionaries = readonly Dictionary[];

/** What Spanish lacks, in English. */
let missingInSpanish: Dictionary = {};

/** The server knows both languages whole and tells the browser what to fill in: it need not load English for that. */
export function fillInSpanish(texts: Dictionary): void {
  missingInSpanish = texts;
}

const loaders: Record<Locale, () => Promise<Dictionaries>> = {
  en: async () => [(await import('./en/dictionary')).english],
  es: async () => {
    const { spanish } = await import('./es/dictionary');
    // While a text is being written the whole of English stands behind it.
    return [spanish, import.meta.env.PROD ? missingInSpanish : (await import('./en/dictionary')).english];
  },
};

export function loadDictionaries(locale: Locale): Promise<Dictionaries> {
  return loaders[locale]();
}
