import { expect, test } from 'vitest';
import type { LibraryEntry } from './searchable-library';
import { createSearch } from './search-index';

function entry(id: string, fields: Partial<LibraryEntry>): LibraryEntry {
  return {
    id,
    kind: 'article',
    title: '',
    category: '',
    summary: '',
    text: '',
    address: '/',
    lang: undefined,
    ...fields,
  };
}

const search = createSearch([
  entry('prayer', { title: 'La oración que no se ve', category: 'Crecimiento espiritual' }),
  entry('hospital', { kind: 'module', title: 'Visitación hospitalaria', text: 'Una oración breve junto a la cama' }),
  entry('children', { title: 'A las siete en su casa', category: 'Ministerio de familia', text: 'El niño pregunta' }),
]);
const english = createSearch([
  entry('men', { title: 'The Men’s Group' }),
  entry('god', { text: "Wait for God's answer, and don’t hurry." }),
  entry('urdu', { text: 'یوسف نے کہا: ہمارے لیے دعا کریں۔' }),
]);
const found = (query: string) => search(query).map(({ id }) => id);

test.each(['oracion', 'ORACIÓN', 'oración', 'orac'])(
  '“%s” finds what is written with its accent, titles first',
  (query) => {
    expect(found(query)).toEqual(['prayer', 'hospital']);
  },
);

test.each([
  ['mens', 'men'],
  ["men's", 'men'],
  ['men’s', 'men'],
  ['MEN‘S GROUP', 'men'],
  ['gods', 'god'],
  ['godʼs answer', 'god'],
  ['dont', 'god'],
  ["don't hurry", 'god'],
  ['يوسف كها', 'urdu'],
  ['کرين', undefined],
  ['همارے', 'urdu'],
])('“%s” finds what is written with another apostrophe or keyboard', (query, id) => {
  expect(english(query).map((one) => one.id)).toEqual(id ? [id] : []);
});

test('ñ is found without its tilde', () => {
  expect(found('nino')).toEqual(['children']);
});

test('every word counts', () => {
  expect(found('oracion cama')).toEqual(['hospital']);
  expect(found('oracion camello')).toEqual([]);
});

test('a slip of the finger is forgiven in long words', () => {
  expect(found('hospitlaria')).toEqual(['hospital']);
});

test('nothing is found by nothing', () => {
  expect(found('')).toEqual([]);
  expect(found(' ¿? ')).toEqual([]);
});
