import { expect, test } from 'vitest';
import { dictionaryDifferences } from './check-dictionaries';

test('a text in one language alone and another placeholder are differences', () => {
  const english = { greeting: 'Peace, {name}', farewell: 'Go well', blessing: '{one} and {other}' };
  const spanish = { greeting: 'Paz, {nombre}', thanks: 'Gracias', blessing: '{other} y {one}' };
  expect(dictionaryDifferences(english, spanish)).toEqual([
    'farewell is missing in Spanish',
    'greeting has {name} in English and {nombre} in Spanish',
    'thanks is missing in English',
  ]);
});
