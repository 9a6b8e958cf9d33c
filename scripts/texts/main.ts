import type { BuiltInLocale } from '../../cms/src/contracts/language';
import { certificateTexts } from '../../cms/src/certificates/document/texts';
import type { Seeder } from '../seed/content-types';
import { seeders } from '../seed/seeders';
import { interfaceTexts } from './interface';
import { mails } from './mails';
import { line, pairs, type Row } from './rows';
import { choiceNames, languageNames } from '../../cms/src/contracts/panel-names';
import { problemTextsEn, problemTextsEs } from '../../cms/src/contracts/publishing';
import { texts } from '../../cms/src/admin/translations/texts';
import { layouts } from '../../cms/src/panel/layouts/layouts';
import { siteTypes } from '../../cms/src/site-types';
import { isRecord } from '../seed/is-record';

/** One language of texts that stand side by side as `{ en, es }`, at any depth. */
function oneOf(language: 'en' | 'es', value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => oneOf(language, item));
  if (!isRecord(value)) return '';
  if ('en' in value && 'es' in value) return value[language];
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, oneOf(language, inner)]));
}

const sideBySide = (where: string, texts: unknown) => pairs(where, oneOf('en', texts), oneOf('es', texts));

/** What the ministry and the team read in the panel. */
function panelTexts(): Row[] {
  return [
    ...sideBySide('panel', texts),
    ...pairs('panel', problemTextsEn, problemTextsEs),
    ...sideBySide('panel names', { siteTypes, choiceNames, languageNames }),
    ...sideBySide('panel forms', layouts),
  ].filter((row) => row.en !== '' || row.es !== '');
}

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

const rows = [...(await interfaceTexts()), ...panelTexts(), ...mails(), ...certificate(), ...(await seededContent())];

console.log([{ where: 'where', key: 'key', en: 'English', es: 'Español' }, ...rows].map(line).join('\n'));
