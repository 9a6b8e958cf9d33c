import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs';

test('paragraphs are separated by empty lines only, however many', () => {
  expect(paragraphsOf('One line.\nStill the first.\n\n \n\nThe second.\n')).toEqual([
    'One line.\nStill the first.',
    'The second.',
  ]);
  expect(paragraphsOf('  ')).toEqual([]);
});
