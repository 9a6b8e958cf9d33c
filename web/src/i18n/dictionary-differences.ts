import type { Locale } from '@contracts/site-setting';
import { deferredTexts, textsNames } from './deferred-texts';
import type { Dictionary } from './dictionary-type';
import { english } from './en/dictionary';
import { spanish } from './es/dictionary';

const placeholders = (text: string) =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name)
    .sort()
    .join(' ');

/** What two languages do not have in common, a line each: keys of one alone, and texts with other placeholders. */
export function dictionaryDifferences(one: Dictionary, other: Dictionary): string[] {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return keys.flatMap((key) => {
    const [first, second] = [one[key], other[key]];
    if (first === undefined || second === undefined) return [`${key} is in one language alone`];
    if (placeholders(first) === placeholders(second)) return [];
    return [`${key} has {${placeholders(first)}} in one language and {${placeholders(second)}} in the other`];
  });
}

const deferred = (locale: Locale) => Promise.all(textsNames.map((name) => deferredTexts[name][locale]()));

/**
 * Every text of the site in both languages, those included that come with the part that needs them. Loaded with this
 * module: what the build imports from it can load nothing afterwards.
 */
export const allTexts: Record<Locale, readonly Dictionary[]> = {
  en: [english, ...(await deferred('en'))],
  es: [spanish, ...(await deferred('es'))],
};

/** The texts of which the others have none, deferred ones included. */
export function textsMissingIn(others: readonly Dictionary[], texts: readonly Dictionary[]): Dictionary {
  const known = new Set(others.flatMap((dictionary) => Object.keys(dictionary)));
  return Object.fromEntries(
    texts.flatMap((dictionary) => Object.entries(dictionary)).filter(([key]) => !known.has(key)),
  );
}

export function allDifferences(): string[] {
  return allTexts.en.flatMap((texts, index) => dictionaryDifferences(texts, allTexts.es[index] ?? {}));
}
