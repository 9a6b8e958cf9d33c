import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BuiltInLocale, builtInLocales } from '../../../cms/src/contracts/language';
import { minimumScriptureReferences } from '../../../cms/src/contracts/training-module';
import { contentFolder, readTrainingModules } from '../library-files';
import { parseReference, passage, versesIn, versesOf } from './passage';
import { quotedReferences } from './quoted-references';

/** Every run of that many words, one after the other, without punctuation and capitals. */
function runsOfWords(text: string, length: number): string[] {
  const words = text.toLocaleLowerCase().match(/\p{L}+/gu) ?? [];
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '));
}

function contentFiles(locale: BuiltInLocale): { file: string; text: string }[] {
  const folder = contentFolder(locale);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|ts)$/.test(file))
    .map((file) => ({ file: `${locale}/${file}`, text: readFileSync(join(folder, file), 'utf8') }));
}

it('quotes the same passages in both languages', () => {
  expect(quotedReferences('es')).toEqual(quotedReferences('en'));
});

describe.each(builtInLocales)('the scripture that the content quotes (%s)', (locale) => {
  const verses = versesIn(locale);
  const references = quotedReferences(locale);

  it.each(references)('is whole, but for a quotation mark left hanging at either end: %s', (reference) => {
    const whole = versesOf(parseReference(reference))
      .map((key) => verses.get(key) ?? `(there is no ${key})`)
      .join(' ');
    const { verse } = passage(reference, locale);
    const start = whole.indexOf(verse);
    expect(start, `“${verse}” in “${whole}”`).not.toBe(-1);
    expect(whole.slice(0, start)).toMatch(/^[“‘«]*$/);
    expect(whole.slice(start + verse.length)).toMatch(/^[”’»]*$/);
  });

  it('is never typed by hand', () => {
    const quotedBlock = /^>.*$/m;
    const field = /^\s*["']?(?:verse|reference)["']?\s*:/m;
    for (const { file, text } of contentFiles(locale)) {
      if (file.endsWith('.md')) expect(quotedBlock.exec(text)?.[0], file).toBeUndefined();
      else expect(field.exec(text)?.[0], file).toBeUndefined();
    }
  });

  it('is not woven into other texts either, seven words of it in a row', () => {
    const keys = new Set(references.flatMap((reference) => versesOf(parseReference(reference))));
    const quoted = new Map(
      [...keys].flatMap((key) => runsOfWords(verses.get(key) ?? '', 7).map((run) => [run, key] as const)),
    );
    for (const { file, text } of contentFiles(locale)) {
      const woven = runsOfWords(text, 7).filter((run) => quoted.has(run));
      expect(
        woven.map((run) => `${quoted.get(run) ?? ''}: ${run}`),
        file,
      ).toEqual([]);
    }
  });

  it('is in every module, four passages at least', async () => {
    for (const { slug, scriptureReferences } of await readTrainingModules(locale)) {
      const named = new Set(Array.isArray(scriptureReferences) ? scriptureReferences : []);
      expect(named.size, String(slug)).toBeGreaterThanOrEqual(minimumScriptureReferences);
    }
  });
});
