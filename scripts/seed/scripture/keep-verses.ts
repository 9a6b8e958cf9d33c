import { readFileSync, writeFileSync } from 'node:fs';
import type { BuiltInLocale } from '../../../cms/src/api/language/contract';
import { digestFiles, digestOf, parseReference, parseVerses, verseFiles, versesOf } from './passage';
import { quotedReferences } from './quoted-references';

/** Copies the verses that the content quotes out of a whole Bible, in the Bible's order, and notes what they are known by. */
function keepVerses(locale: BuiltInLocale, bible: string): void {
  const verses = parseVerses(readFileSync(bible, 'utf8'));
  const quoted = new Set(quotedReferences(locale).flatMap((reference) => versesOf(parseReference(reference))));
  for (const key of quoted) {
    if (!verses.has(key)) throw new Error(`${key} is quoted in “${locale}”, and ${bible} does not have it.`);
  }
  const kept = [...verses].filter(([key]) => quoted.has(key));
  const write = (file: string, column: (text: string) => string) => {
    const lines = kept.map(([key, text]) => `${key}\t${column(text)}\n`);
    writeFileSync(new URL(file, import.meta.url), lines.join(''));
  };
  write(verseFiles[locale], (text) => text);
  write(digestFiles[locale], digestOf);
  console.log(`${verseFiles[locale]}: ${kept.length} verses`);
}

const [english, spanish] = process.argv.slice(2);
if (english === undefined || spanish === undefined) {
  console.error('Usage: tsx scripts/seed/scripture/keep-verses.ts <World English Bible tsv> <Reina-Valera 1909 tsv>');
  process.exitCode = 1;
} else {
  keepVerses('en', english);
  keepVerses('es', spanish);
}
