import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/root';
import { crisisLines } from '../seed/content/crisis-lines';
import type { Row } from './rows';

let rows: readonly Row[] = [];

beforeAll(() => {
  const bootstrap = join(ROOT, 'scripts/bootstrap.mjs');
  const output = execFileSync(process.execPath, [bootstrap, 'texts'], { encoding: 'utf8', maxBuffer: 16_000_000 });
  rows = output
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [where = '', key = '', en = '', es = ''] = line.split('\t');
      return { where, key, en, es };
    });
});

const isSystem = ({ where }: Row) => /^(?:site|panel|certificate)$|^panel |^mail /.test(where);

/** The texts of one language that say what should not be said. */
const saying = (language: 'en' | 'es', pattern: RegExp, among: (row: Row) => boolean = () => true) =>
  rows
    .filter((row) => among(row) && pattern.test(row[language]))
    .map((row) => `${row.where} ${row.key}: ${row[language]}`);

describe('the list of all texts', () => {
  it.each([
    ['site', 'submission.confidence.link'],
    ['site', 'prayerRequest.prayerType.required'],
    ['panel', 'desk.title'],
    ['site', 'prayerDesk.tab.spam'],
    ['panel forms', 'api::book.book.form.1.title'],
    ['panel names', 'siteTypes.api::book.book.names'],
    ['mail new-request.prayer', 'text'],
    ['certificate', 'passed'],
    ['privacy-page', '1.body'],
    ['article', 'two-chairs-and-a-pot-of-coffee.title'],
  ])('has both languages of %s, %s', (where, key) => {
    const row = rows.find((one) => one.where === where && one.key === key);
    expect(row?.en).toMatch(/\w/);
    expect(row?.es).toMatch(/\w/);
  });

  it('misses no translation of what the program says', () => {
    expect(rows.filter((row) => isSystem(row) && (row.en === '' || row.es === ''))).toEqual([]);
  });
});

describe('numbers to call in danger', () => {
  // So short that a sum or a distance may be meant.
  const phones = [...new Set(Object.values(crisisLines).map(({ phone }) => phone))].filter((phone) => phone.length > 2);
  const named = new RegExp(`(?<![\\d-])(?:${phones.join('|')})(?![\\d-])`);

  it('stand in no text but in the lines themselves, and where the specification has an answer say 911', () => {
    const specified = ({ where, key }: Row) => where === 'quiz' && key.startsWith('depression-suicidal-thoughts-quiz');
    // What stands in where the lines cannot be had, and what the panel says of that.
    const standIns = ({ key }: Row) => key === 'crisis-lines.empty';
    const others = (row: Row) => row.where !== 'crisis-line' && !specified(row) && !standIns(row);
    expect([...saying('en', named, others), ...saying('es', named, others)]).toEqual([]);
    expect(saying('en', named, specified)).not.toEqual([]);
  });

  it('promise nobody that somebody will listen', () => {
    expect(saying('en', /(?:someone|somebody) (?:will listen|is there)/i, isSystem)).toEqual([]);
    expect(saying('es', /alguien (?:le|lo|la) escuchará/i, isSystem)).toEqual([]);
  });
});

describe('the wording', () => {
  it('spells as Americans do, and writes email', () => {
    expect(saying('en', /\be-mail/i)).toEqual([]);
    expect(
      saying(
        'en',
        /\b(?:colour|neighbour|favour|behaviour|honour|centre|dialled|cancelled|organis|recognis|apologis)/i,
      ),
    ).toEqual([]);
  });

  it('addresses Spanish readers as usted', () => {
    expect(saying('es', /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo|tuy[oa]s?)(?!\p{L})/iu, isSystem)).toEqual([]);
    const familiar =
      /(?:^|[.:;¡] ?)(?:Elige|Escribe|Revisa|Usa|Haz|Presiona|Intenta|Inténtalo|Selecciona|Arrastra|Contáctanos|Escríbenos)(?!\p{L})/u;
    expect(saying('es', familiar, isSystem)).toEqual([]);
  });

  it('writes to usted with “le”, never with “lo” or “la”', () => {
    expect(saying('es', /(?<!\p{L})(?:lo|la|los|las) (?:contact|llamar|escribir|acompañar)\p{L}+/iu, isSystem)).toEqual(
      [],
    );
  });

  it('presses buttons with “presionar”, and quotes with “ and ”', () => {
    expect(saying('es', /(?<!\p{L})puls(?:e|a|ar|ando)(?!\p{L})/iu)).toEqual([]);
    expect(saying('es', /[«»]/u, isSystem)).toEqual([]);
  });

  it('calls spam by one name', () => {
    expect(saying('en', /\bset aside\b|quarantin/i, ({ where }) => where !== 'site')).toEqual([]);
    expect(saying('es', /apartad[ao]s?|cuarentena/i, isSystem)).toEqual([]);
    for (const key of ['prayerDesk.tab.spam', 'prayerDesk.list.spam']) {
      expect(rows.find((row) => row.where === 'site' && row.key === key)).toMatchObject({ en: 'Spam', es: 'Spam' });
    }
  });
});

describe('the limits of confidence', () => {
  it.each(['en', 'es'] as const)(
    'are a section of the privacy page, named as the forms’ links name it: %s',
    (language) => {
      const text = (where: string, key: string) =>
        rows.find((row) => row.where === where && row.key === key)?.[language] ?? '';
      const [, section = ''] = text('privacy-page', '1.body').split(
        `¶ ## ${text('site', 'submission.confidence.link')} ¶`,
      );
      const words = {
        en: [/life/i, /child or dependent adult/i, /law/i],
        es: [/vida/i, /menor o un adulto dependiente/i, /ley/i],
      };
      for (const limit of words[language]) {
        expect(section.split('¶ ##')[0]).toMatch(limit);
        expect(text('site', 'submission.confidence')).toMatch(limit);
      }
      expect(text('prayer-page', '1.promise')).toMatch(
        /unless a life may be in danger|a menos que una vida pueda estar en peligro/,
      );
    },
  );
});
