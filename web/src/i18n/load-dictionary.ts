import { isBuiltIn, type Locale } from '@contracts/language';
import type { Dictionary } from './translate';

/** Returns the texts of the site in one language; those of an extra language are all that there are. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  if (!isBuiltIn(locale)) return (await import('./load-translation')).loadTranslation(locale);
  if (locale === 'en') return (await import('./en/site')).english;
  const { spanish } = await import('./es/site');
  // During development English stands in for texts that are still to be translated. The build fails if there are any.
  return import.meta.env.DEV ? { ...(await import('./en/site')).english, ...spanish } : spanish;
}
