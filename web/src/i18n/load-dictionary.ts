import { isBuiltIn, type BuiltInLocale, type Locale } from '@contracts/language';
import type { Dictionary } from './translate';

let missingInSpanish: Dictionary = {};

/** The English texts to show where Spanish has none. The server sends them, so the browser need not load English. */
export function setMissingInSpanish(texts: Dictionary): void {
  missingInSpanish = texts;
}

/** The texts of the site in one language; those of an extra language are all that there are. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  return isBuiltIn(locale) ? loadBuiltIn(locale) : (await import('./load-translation')).loadTranslation(locale);
}

async function loadBuiltIn(locale: BuiltInLocale): Promise<Dictionary> {
  if (locale === 'en') return (await import('./en/site')).english;
  const { spanish } = await import('./es/site');
  // During development, the whole of English stands in for texts that are still to be translated.
  const fallback = import.meta.env.PROD ? missingInSpanish : (await import('./en/site')).english;
  return { ...fallback, ...spanish };
}
