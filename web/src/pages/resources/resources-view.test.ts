import { expect, test } from 'vitest';
import { viewOf, tabOf, withTab } from './resources-view';

const search = (query: string) => new URLSearchParams(query);

test('blog posts are shown without a tab in the address, and where it names none that exists', () => {
  expect(viewOf(search(''))).toEqual({ kind: 'blogs' });
  expect(viewOf(search('tab=blogs'))).toEqual({ kind: 'blogs' });
  expect(viewOf(search('tab=secrets'))).toEqual({ kind: 'blogs' });
});

test('the address opens its tab, its article or its module', () => {
  expect(viewOf(search('tab=training'))).toEqual({ kind: 'training' });
  expect(viewOf(search('tab=resources'))).toEqual({ kind: 'resources' });
  expect(viewOf(search('tab=training&article=a'))).toEqual({ kind: 'article', slug: 'a' });
  expect(viewOf(search('module=m'))).toEqual({ kind: 'module', slug: 'm' });
});

test('an entry belongs to the tab that lists it', () => {
  expect(tabOf({ kind: 'article', slug: 'a' })).toBe('blogs');
  expect(tabOf({ kind: 'module', slug: 'm' })).toBe('training');
  expect(tabOf({ kind: 'resources' })).toBe('resources');
});

test('choosing a tab closes what was open and keeps what a visitor came with', () => {
  expect(withTab(search('article=a&utm_source=letter'), 'training').toString()).toBe('utm_source=letter&tab=training');
  expect(withTab(search('tab=training&module=m&quiz=1'), 'blogs').toString()).toBe('');
});
