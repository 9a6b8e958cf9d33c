import { isBuiltIn, type BuiltInLocale, type Locale } from '@contracts/language';
import { getExtraLanguages } from './offered-locales';
import type { Dictionary } from './translate';

let missingInSpanish: Dictionary = {};

/** The English texts to show where Spanish has none. The server sends them, so the browser need not load English. */
export function setMissingInSpanish(texts: Dictionary): void {
  missingInSpanish = texts;
}

const translations = new Map<Locale, Dictionary>();

/** For the server, which reads the texts of an extra language from a file instead of calling itself. */
export function setTranslation(locale: Locale, texts: Dictionary): void {
  translations.set(locale, texts);
}

/** The texts of the site in one language; those of an extra language are all that there are. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  return isBuiltIn(locale) ? loadBuiltIn(locale) : (translations.get(locale) ?? (await fetchTranslation(locale)));
}

async function loadBuiltIn(locale: BuiltInLocale): Promise<Dictionary> {
  if (locale === 'en') return (await import('./en/site')).english;
  const { spanish } = await import('./es/site');
  // During development, the whole of English stands in for texts that are still to be translated.
  const fallback = import.meta.env.PROD ? missingInSpanish : (await import('./en/site')).english;
  return { ...fallback, ...spanish };
}

async function fetchTranslation(locale: Locale): Promise<Dictionary> {
  const address = getExtraLanguages()[locale];
  if (address === undefined) throw new Error(`The site is not offered in ${locale}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The texts in ${locale} were answered with ${response.status}`);
  const texts: unknown = await response.json();
  if (!isDictionary(texts)) throw new Error(`The texts in ${locale} have another shape`);
  translations.set(locale, texts);
  return texts;
}

/** By hand, because a schema library would delay the first page. */
function isDictionary(texts: unknown): texts is Dictionary {
  return typeof texts === 'object' && texts !== null && Object.values(texts).every((text) => typeof text === 'string');
}
