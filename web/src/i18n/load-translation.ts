import type { Locale } from '@contracts/language';
import { isRecord } from '../lib/parse-object';
import { getExtraLanguages } from './offered-locales';
import type { Dictionary } from './translate';

const translations = new Map<Locale, Dictionary>();

/** For the server, which reads the texts of an extra language from a file instead of calling itself. */
export function setTranslation(locale: Locale, texts: Dictionary): void {
  translations.set(locale, texts);
}

export async function loadTranslation(locale: Locale): Promise<Dictionary> {
  const known = translations.get(locale);
  if (known) return known;
  const address = getExtraLanguages()[locale];
  if (address === undefined) throw new Error(`The site is not offered in ${locale}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The texts in ${locale} were answered with ${response.status}`);
  const texts: unknown = await response.json();
  if (!isDictionary(texts)) throw new Error(`The texts in ${locale} have another shape`);
  return texts;
}

/** By hand, because a schema library would delay the first page. */
function isDictionary(texts: unknown): texts is Dictionary {
  return isRecord(texts) && Object.values(texts).every((text) => typeof text === 'string');
}
