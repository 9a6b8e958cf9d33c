import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs';

test('paragraphs are parted by empty lines, however many, and by nothing else', () => {
  expect(paragraphsOf('One line.\nStill the first.\n\n \n\nThe second.\n')).toEqual([
    'One line.\nStill the first.',
    'The second.',
  ]);
  expect(paragraphsOf('  ')).toEqual([]);
});
