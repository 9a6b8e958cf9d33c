import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtInLocale, isBuiltIn, locales } from '../../cms/src/contracts/language';
import { readEnvFile } from '../lib/environment';
import { Refusal } from '../lib/refusal';
import { ROOT } from '../lib/root';
import { isRecord } from '../seed/is-record';
import { dictionaries } from '../texts/interface';
import { entryOf, remarks } from './entry';
import { parseEntries } from './parse-entries';

/** `npm run translation -- ur` brings a translator's file up to date with the texts of the site. */
const [code] = process.argv.slice(2);
const locale = locales.find((known) => known === code);
if (locale === undefined || isBuiltIn(locale)) {
  throw new Refusal(`Name one of these languages: ${locales.filter((known) => !isBuiltIn(known)).join(', ')}`);
}
const folder = resolve(ROOT, { ...readEnvFile(ROOT), ...process.env }['TRANSLATIONS_DIR'] ?? 'translations');
const file = join(folder, `${locale}.json`);

/** These are said in English or Spanish to everybody. */
const staysAsItIs = /^language\.(?:offer|declineOffer|switchTo)/;

const before = existsSync(file) ? parseEntries(file, readFileSync(file, 'utf8')) : {};
const originals = (await dictionaries())[builtInLocale(locale)];
if (!isRecord(originals)) throw new Error('The site has no texts');
const texts = Object.entries(originals).filter(([key]) => !staysAsItIs.test(key));
const entries = texts.map(([key, original]) => [key, entryOf(before[key], String(original))] as const);
const remaining = new Map(entries);
const gone = Object.entries(before).filter(([key, { text }]) => text.trim() !== '' && !remaining.has(key));
mkdirSync(folder, { recursive: true });
writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);

const done = entries.filter(([, { text }]) => text.trim() !== '').length;
console.log(`${file} has ${done} of ${entries.length} texts; the others are shown in English.`);
for (const [key, entry] of entries) for (const remark of remarks(entry)) console.log(`${key}: ${remark}`);
for (const [key, { text }] of gone) console.log(`${key}: is no longer a text of the site, and was taken out: ${text}`);
