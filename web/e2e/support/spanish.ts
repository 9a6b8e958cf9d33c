import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { inLanguage } from './language';
import { open } from './open';
import { allTexts, said } from './texts';

const english = new Map(Object.entries(allTexts.en));
const spanish = new Map(Object.entries(allTexts.es));

/** A Spanish text of the interface; if it has placeholders, the longest piece between them. */
export function say(key: string): string {
  const text = spanish.get(key);
  if (text === undefined) throw new Error(`Nothing is called ${key}.`);
  const [longest = ''] = text.split(/\{\w+\}/).sort((one, other) => other.length - one.length);
  return longest.trim();
}

export const button = (area: Page | Locator, key: string): Locator =>
  area.getByRole('button', { name: say(key), exact: true });

export const visit = (page: Page, path: string): Promise<Response | null> => open(page, inLanguage(path, 'es'));

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const spoken = new Set(spanish.values());

/** Patterns of the interface's texts that are English only. */
const englishTexts = [...english.values()]
  .filter((text) => !spoken.has(text) && /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, '')))
  .map((text) =>
    text
      .split(/\{\w+\}/)
      .map(escape)
      .join('.+'),
  );

const wholeEnglish = new RegExp(`^(?:${englishTexts.join('|')})$`);
/** Long enough not to occur in Spanish by chance. */
const partlyEnglish = new RegExp(englishTexts.filter((text) => text.includes(' ') && text.length >= 12).join('|'));
/** Common English words that do not exist in Spanish. */
const englishWords = /\b(?:the|and|with|your|you|this|that|from|have|please|were|of|our|we)\b/i;

const topics = [...new Set(Array.from(english.keys(), (key) => /^\w+/.exec(key)?.[0] ?? ''))];
const bareKey = new RegExp(`\\b(?:${topics.join('|')})(?:\\.\\w+)+`);

/** Fails if the page shows English or an untranslated key. */
export async function expectSpanish(page: Page): Promise<void> {
  const found = await said(page, 'es');
  expect(found.length).toBeGreaterThan(20);
  const wrong = found.filter(
    ({ text }) => wholeEnglish.test(text) || partlyEnglish.test(text) || englishWords.test(text) || bareKey.test(text),
  );
  expect(wrong, `${page.url()} says`).toEqual([]);
}
