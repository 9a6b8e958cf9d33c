import { expect, test } from 'vitest';
import { fingerprint } from './keep-facts';
import type { TextShape } from './translated-types';

const shape: TextShape = [
  { name: 'title' },
  { name: 'note' },
  { name: 'hero', parts: [{ name: 'title' }, { name: 'scripture', parts: [{ name: 'verse' }] }] },
  { name: 'cards', parts: [{ name: 'title' }] },
];

const entry = {
  id: 1,
  title: 'Peace',
  note: null,
  position: 3,
  hero: { id: 7, title: 'Dawn', scripture: { id: 8, verse: 'In the beginning' } },
  cards: [
    { id: 1, title: 'One', icon: 'flame' },
    { id: 2, title: 'Two', icon: null },
  ],
};
const original = fingerprint(shape, entry);

test.each([
  ['row ids, which change with each publication', { ...entry, id: 9, hero: { ...entry.hero, id: 99 } }],
  ['a field that is not text', { ...entry, position: 4 }],
  [
    'what a component holds beside its text',
    { ...entry, cards: entry.cards.map((card) => ({ ...card, icon: 'lamp' })) },
  ],
  ['an empty field', { ...entry, note: '' }],
  ['a space at the end', { ...entry, title: 'Peace ' }],
])('%s does not count', (_, changed) => {
  expect(fingerprint(shape, changed)).toBe(original);
});

test.each([
  ['a word', { ...entry, title: 'Peace!' }],
  ['a field that was empty', { ...entry, note: 'New' }],
  ['text deep inside', { ...entry, hero: { ...entry.hero, scripture: { verse: 'In the end' } } }],
  ['the order of a list', { ...entry, cards: entry.cards.toReversed() }],
  ['one more in a list', { ...entry, cards: [...entry.cards, { title: '' }] }],
  ['a part that was removed', { ...entry, hero: null }],
  ['text that moved to another field', { ...entry, title: '', note: 'Peace' }],
])('%s counts', (_, changed) => {
  expect(fingerprint(shape, changed)).not.toBe(original);
});

test('a new field changes nothing until it is filled in', () => {
  const wider: TextShape = [...shape, { name: 'footnote' }, { name: 'extra', parts: [{ name: 'text' }] }];
  expect(fingerprint(wider, { ...entry, footnote: null, extra: [] })).toBe(original);
});
