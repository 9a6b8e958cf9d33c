import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { english } from '../../../i18n/en/site';
import { spanish } from '../../../i18n/es/site';

/** The verse in the public-domain translations. */
function kept(file: string, key: string): string | undefined {
  const lines = readFileSync(new URL(`../../../../../scripts/seed/scripture/${file}`, import.meta.url), 'utf8').split(
    '\n',
  );
  return lines.find((line) => line.startsWith(`${key}\t`))?.slice(key.length + 1);
}

test.each([
  ['World English Bible', 'web-en.tsv', english, 'Psalm 46:1'],
  ['Reina-Valera 1909', 'rv1909-es.tsv', spanish, 'Salmo 46:1'],
])('whoever asked for prayer reads the passage word for word: %s', (_translation, file, texts, reference) => {
  expect(texts['prayerRequest.sent.verse.reference']).toBe(reference);
  expect(texts['prayerRequest.sent.verse']).toBe(kept(file, 'PSA 46:1'));
});
