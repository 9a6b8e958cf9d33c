import { expect, it } from 'vitest';
import { decide } from './decide';

const seeded = { title: 'seeded', isExample: 'true' };
const blank = { title: 'blank', isExample: 'null' };

it.each([
  ['refreshes an entry that nobody has edited', 'seeded', 'refresh'],
  ['keeps an entry that an editor has changed', 'edited', 'keep'],
] as const)('%s when the seed fills one more field', (_, title, decision) => {
  const stored = { title, isExample: blank.isExample };
  const noted = { title: seeded.title };
  expect(decide({ wanted: seeded, noted, blank, draft: stored, published: stored }, false)).toBe(decision);
});
