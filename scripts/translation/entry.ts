import type { Written } from './parse-entries';

/** `was` is the English that was translated, where it has changed since; the translator takes it out. */
export type Entry = { english: string; text: string; was?: string };

/** The entry of a text, with what the translator has written before. */
export function entryOf(before: Written | undefined, english: string): Entry {
  if (before === undefined || before.text.trim() === '') return { english, text: '' };
  const { text, english: translated = english } = before;
  const was = before.was ?? (translated === english ? undefined : translated);
  return was === undefined ? { english, text } : { english, was, text };
}

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** What the translator should see to. */
export function remarks({ english, text, was }: Entry): string[] {
  const wanted = placeholdersOf(english);
  return [
    ...(was === undefined ? [] : ['the English text has changed. Correct the text, and take "was" out.']),
    ...(text === '' || placeholdersOf(text) === wanted
      ? []
      : [`must have ${wanted || 'nothing'} in braces, as the English has, and is shown in English until then.`]),
  ];
}
