import type { Locale } from '@contracts/site-setting';
import type { Dictionary } from './dictionary-type';

/** The dictionaries of a language in order of preference. */
export type Dictionaries = readonly Dictionary[];

const loaders: Record<Locale, () => Promise<Dictionaries>> = {
  en: async () => [(await import('./en/dictionary')).english],
  es: async () => {
    const { spanish } = await import('./es/dictionary');
    // A build with texts that Spanish lacks fails, so English has to stand in while a text is being written, no longer.
    return import.meta.env.PROD ? [spanish] : [spanish, (await import('./en/dictionary')).english];
  },
};

export function loadDictionaries(locale: Locale): Promise<Dictionaries> {
  return loaders[locale]();
}
