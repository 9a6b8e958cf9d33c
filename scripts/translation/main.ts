import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInLocale, isBuiltIn, locales } from '../../cms/src/api/language/contract';
import { Refusal } from '../lib/refusal';
import { ROOT } from '../lib/root';
import { isRecord } from '../seed/is-record';
import { dictionaries } from '../texts/interface';
import { entryOf } from './entry';

/** `npm run translation -- ur` brings a translator's file up to date with the texts of the site. */
const [code] = process.argv.slice(2);
const locale = locales.find((known) => known === code);
if (locale === undefined || isBuiltIn(locale)) {
  throw new Refusal(`Name one of these languages: ${locales.filter((known) => !isBuiltIn(known)).join(', ')}`);
}
const file = join(ROOT, 'translations', `${locale}.json`);

function readBefore(): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const before: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(before)) throw new Refusal(`${file} is not a list of texts`);
  return before;
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

const before = readBefore();
const originals = (await dictionaries())[builtInLocale(locale)];
if (!isRecord(originals)) throw new Error('The site has no texts');
const entries = Object.entries(originals).map(
  ([key, original]) => [key, entryOf(before, key, String(original))] as const,
);
mkdirSync(join(ROOT, 'translations'), { recursive: true });
writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);

const done = entries.filter(([, { text }]) => text !== '').length;
console.log(`${file} has ${done} of ${entries.length} texts; the others are shown in English.`);
for (const [key, { english, text, was }] of entries) {
  if (was !== undefined) console.log(`${key}: the English text has changed. Correct the text, and take "was" out.`);
  if (text !== '' && placeholders(text) !== placeholders(english)) {
    console.log(`${key}: needs ${placeholders(english)}, and is shown in English until then.`);
  }
}
