import type { BuiltInLocale } from '../../cms/src/api/language/contract';
import { seeders, type Seeder } from '../seed/seeders';
import { pairs, type Row } from './rows';

async function entriesOf(seeder: Seeder, locale: BuiltInLocale): Promise<unknown> {
  const { keyField } = seeder;
  const found = await seeder.entries(locale);
  return Object.fromEntries(
    found.map((entry, index) => [keyField === undefined ? String(index + 1) : String(entry[keyField]), entry]),
  );
}

/** What the site says before an editor changes it. */
export async function seededContent(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const seeder of seeders) {
    const [en, es] = [await entriesOf(seeder, 'en'), await entriesOf(seeder, 'es')];
    rows.push(...pairs(seeder.uid.replace(/^.*\./, ''), en, es));
  }
  // Addresses and names of pictures are no words.
  return rows.filter(({ en, es }) => /\s/.test(en + es) || en !== es);
}
