import type { Locale } from '@contracts/site-setting';
import type { Dictionary } from './dictionary-type';

const loaders: Record<Locale, () => Promise<readonly Dictionary[]>> = {
  en: async () => [(await import('./en/dictionary')).english],
  es: async () => {
    // English comes along: whatever Spanish lacks is said in English.
    const [{ spanish }, { english }] = await Promise.all([import('./es/dictionary'), import('./en/dictionary')]);
    return [spanish, english];
  },
};

/** The dictionaries for a language, the preferred one first. */
export function loadDictionaries(locale: Locale): Promise<readonly Dictionary[]> {
  return loaders[locale]();
}
