import type { Locale } from '@contracts/site-setting';
import type { Dictionary } from './dictionary-type';

/** The dictionaries of a language in order of preference. */
export type Dictionaries = readonly Dictionary[];

const loaders: Record<Locale, () => Promise<Dictionaries>> = {
  en: async () => [(await import('./en/dictionary')).english],
  es: async () => {
    // English comes along: whatever Spanish lacks is said in English.
    const [{ spanish }, { english }] = await Promise.all([import('./es/dictionary'), import('./en/dictionary')]);
    return [spanish, english];
  },
};

export function loadDictionaries(locale: Locale): Promise<Dictionaries> {
  return loaders[locale]();
}
