import type { BuiltInLocale } from '../../cms/src/api/language/contract';
import { certificateTexts } from '../../cms/src/certificates/document/texts';
import { seeders, type Seeder } from '../seed/seeders';
import { interfaceTexts } from './interface';
import { mails } from './mails';
import { panelTexts } from './panel';
import { line, pairs, type Row } from './rows';
import { sentencesInCode } from './sentences-in-code';

function certificate(): Row[] {
  const textsIn = (locale: BuiltInLocale) => {
    const { passed, ...texts } = certificateTexts[locale];
    return { ...texts, passed: passed(8) };
  };
  return pairs('certificate', textsIn('en'), textsIn('es'));
}

async function entriesOf(seeder: Seeder, locale: BuiltInLocale): Promise<unknown> {
  const { keyField } = seeder;
  const found = await seeder.entries(locale);
  return Object.fromEntries(
    found.map((entry, index) => [keyField === undefined ? String(index + 1) : String(entry[keyField]), entry]),
  );
}

/** What the site says before an editor changes it. */
async function seededContent(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const seeder of seeders) {
    const [en, es] = [await entriesOf(seeder, 'en'), await entriesOf(seeder, 'es')];
    rows.push(...pairs(seeder.uid.replace(/^.*\./, ''), en, es));
  }
  // Addresses and names of pictures are no words.
  return rows.filter(({ en, es }) => /\s/.test(en + es) || en !== es);
}

const rows = [
  ...(await interfaceTexts()),
  ...panelTexts(),
  ...mails(),
  ...certificate(),
  ...sentencesInCode(),
  ...(await seededContent()),
];

console.log([{ where: 'where', key: 'key', en: 'English', es: 'Español' }, ...rows].map(line).join('\n'));
