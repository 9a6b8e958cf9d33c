import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allTexts } from './texts';

/** Letters of Urdu for those of English, so that no English text remains by chance. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('abcdefghijklmnopqrstuvwxyz', (letter, index) => [letter, 'ابچدےفگہیجکلمنوپقرستعڑطخےز'[index] ?? letter]),
);

/** A text that looks like Urdu, is a quarter longer than its English, and keeps its placeholders. */
function pseudoTranslation(english: string): string {
  const words = english.replaceAll(/\{\w+\}|[a-z]/gi, (found) => letters[found.toLowerCase()] ?? found);
  const longer = words.split(' ').slice(0, Math.floor(words.split(' ').length / 4));
  return [words, ...longer.filter((word) => !word.includes('{'))].join(' ');
}

/** A text of the site in this translation, as a pattern if it has placeholders. */
export function inTranslation(key: keyof typeof allTexts.en): RegExp {
  const parts = pseudoTranslation(allTexts.en[key]).split(/\{\w+\}/);
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}

/** A folder with a translation of every text of the site into what looks like Urdu. */
export async function pseudoTranslationFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'translations-'));
  const entries = Object.entries(allTexts.en).map(([key, english]) => [
    key,
    { english, text: pseudoTranslation(english) },
  ]);
  await writeFile(join(folder, 'ur.json'), JSON.stringify(Object.fromEntries(entries)));
  return folder;
}
