import { expect, test } from 'vitest';
import { emptiedGroups, valueAt } from './emptied-values';

const scripture = { id: 2, verse: 'For God so loved', reference: 'John 3:16' };
const before = {
  title: 'Home',
  hero: { id: 1, title: 'Welcome', scripture },
  cover: { documentId: 'a', name: 'cover.jpg' },
  dos: [{ text: 'Pray' }],
  banner: null,
};

test.each([
  ['nothing', before, []],
  ['a group', { ...before, hero: null }, ['hero']],
  ['a group within one', { ...before, hero: { ...before.hero, scripture: null } }, ['hero.scripture']],
  ['no picture, text or list', { ...before, cover: null, title: null, dos: [] }, []],
])('finds %s', (_, now, names) => {
  expect(emptiedGroups(before, now)).toEqual(names);
});

test('finds the texts that are put back', () => {
  expect(valueAt(before, 'hero.scripture')).toEqual(scripture);
});
