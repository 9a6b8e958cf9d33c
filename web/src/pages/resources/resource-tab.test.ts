import { expect, test } from 'vitest';
import { tabOf, withTab } from './resource-tab';

const search = (query: string) => new URLSearchParams(query);

test('blog posts are shown without a tab in the address, and where it names none that exists', () => {
  expect(tabOf(search(''))).toBe('blogs');
  expect(tabOf(search('tab=blogs'))).toBe('blogs');
  expect(tabOf(search('tab=secrets'))).toBe('blogs');
});

test('the address opens its tab', () => {
  expect(tabOf(search('tab=training'))).toBe('training');
  expect(tabOf(search('tab=resources'))).toBe('resources');
});

test('choosing a tab closes what was open and keeps what a visitor came with', () => {
  expect(withTab(search('article=a&utm_source=letter'), 'training').toString()).toBe('utm_source=letter&tab=training');
  expect(withTab(search('tab=training&module=m&quiz=1'), 'blogs').toString()).toBe('');
});
