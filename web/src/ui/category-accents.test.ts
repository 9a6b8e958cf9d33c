import { expect, test } from 'vitest';
import { categoryAccents, categoryStyles } from './category-accents';

const made = ['Youth', 'Música', '青年', 'Ministry of mercy', 'Men', 'Women'];

test('gives each category of a list an accent of its own', () => {
  const styleOf = categoryStyles(made);
  expect(new Set(made.map((category) => styleOf(category)['--category'])).size).toBe(categoryAccents.length);
});

test('gives a category the same accent after others were added behind it, and entries of one category the same', () => {
  const [before, after] = [categoryStyles(made.slice(0, 2)), categoryStyles(['Youth', ...made, 'One more', 'Youth'])];
  expect(after('Youth')).toEqual(before('Youth'));
  expect(after('Música')).toEqual(before('Música'));
});
