import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { english } from '../../../i18n/en/site';
import { spanish } from '../../../i18n/es/site';

/** The verse in the public-domain translations. */
function verseOf(bible: string, key: string): string | undefined {
  const file = new URL(`../../../../../cms/scripture/${bible}.tsv.br`, import.meta.url);
  const lines = brotliDecompressSync(readFileSync(file)).toString().split('\n');
  return lines.find((line) => line.startsWith(`${key}\t`))?.slice(key.length + 1);
}

test.each([
  ['World English Bible', 'web', english, 'Psalm 46:1'],
  ['Reina-Valera 1909', 'rv1909', spanish, 'Salmo 46:1'],
])('whoever asked for prayer reads the passage word for word: %s', (_translation, bible, texts, reference) => {
  expect(texts['prayerRequest.sent.verse.reference']).toBe(reference);
  expect(texts['prayerRequest.sent.verse']).toBe(verseOf(bible, 'PSA 46:1'));
});
