import { expect, test } from 'vitest';
import { containsWords, foldForSearch, searchWords } from './search-text';

test.each([
  ['an apostrophe', ['Men’s', "men's", 'menʼs', 'men`s', 'men´s', 'men‘s', 'men′s', 'MEN＇S', 'mens']],
  ['two apostrophes', ['rock’n’roll', "rock'n'roll", 'rocknroll']],
  ['Hawaiian and Arabic names', ['Lanaʻi', 'Lanai', 'Lana‘i']],
  ['an accent', ['oración', 'oracio\u0301n', 'ORACION']],
  ['a soft hyphen', ['ora\u00adcion', 'ora\u200bcion', 'oracion']],
  ['yeh', ['\u06cc', '\u064a', '\u0649', '\ufef1', '\u0626']],
  ['kaf', ['\u06a9', '\u0643', '\u06aa', '\ufed9']],
  ['heh', ['\u06c1', '\u0647', '\u06be', '\u06d5', '\u06c2', '\u06c0', '\ufee9']],
  ['teh marbuta', ['\u0629', '\u06c3']],
  ['alef', ['\u0627', '\u0622', '\u0623', '\u0671']],
  ['vowel signs and elongation', ['محمد', 'مُحَمَّد', 'محـــمد']],
  ['digits', ['316', '٣١٦', '۳۱۶']],
])('%s: all spellings are one', (_, spellings) => {
  expect(new Set(spellings.map(foldForSearch)).size).toBe(1);
});

test.each([
  ['men', 'mens'],
  ['بہ', 'بے'],
  ['کل', 'گل'],
])('%s and %s stay two', (one, other) => {
  expect(foldForSearch(one)).not.toBe(foldForSearch(other));
});

const text = foldForSearch('P-7KQ4-M2XD\nP7KQ4M2XD\nMaría José\nMuñoz\nOren por mi hijo, que está en Quito.');

test.each(['maria', 'MUÑOZ', 'munoz maria', 'p-7kq4', 'P7KQ4M2XD', 'hijo quito', '  está  '])(
  '"%s" is found',
  (asked) => {
    expect(containsWords(text, searchWords(asked))).toBe(true);
  },
);

test.each(["o'connor", 'O’Connor', 'oʼconnor', 'OConnor'])('%s is found, whichever apostrophe was typed', (asked) => {
  for (const name of ['O’Connor', "O'Connor"])
    expect(containsWords(foldForSearch(name), searchWords(asked))).toBe(true);
});

test.each(['یوسف کے لیے', 'يوسف', 'يوسف كے'])('%s is found, whichever keyboard wrote it', (asked) => {
  for (const words of ['یوسف کے لیے دعا', 'يوسف كے ليے دعا']) {
    expect(containsWords(foldForSearch(words), searchWords(asked))).toBe(true);
  }
});

test.each(['marta', 'maria lima', 'P-7KQ5'])('"%s" is not', (asked) => {
  expect(containsWords(text, searchWords(asked))).toBe(false);
});
