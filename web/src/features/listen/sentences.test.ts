import { expect, test } from 'vitest';
import { sentencesOf } from './sentences';

test('a paragraph is read sentence by sentence', () => {
  expect(sentencesOf('Ask first.\n  Then knock! “May I come in?” Wait.', 'en')).toEqual([
    'Ask first.',
    'Then knock!',
    '“May I come in?”',
    'Wait.',
  ]);
  expect(sentencesOf('¿Puedo pasar? Espere.', 'es')).toEqual(['¿Puedo pasar?', 'Espere.']);
});

test('nothing is read of an empty one', () => {
  expect(sentencesOf(' \n ', 'en')).toEqual([]);
});
