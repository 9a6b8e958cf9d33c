import { expect, test } from 'vitest';
import { keepParameters } from '../../lib/page-address';
import { resourcesParameters } from './resources-parameters';

const kept = (query: string) => keepParameters(resourcesParameters, new URLSearchParams(query)).toString();

test('an article keeps whatever name an address may give it', () => {
  expect(kept('article=called-to-what-exactly&utm_source=mail')).toBe('article=called-to-what-exactly');
  expect(kept('article=oración')).toBe(`article=${encodeURIComponent('oración')}`);
});

test.each(['article=.', 'article=..', 'article=%2e%2e', 'article=a%2fb', 'article=a%20b', 'article='])(
  '%s names no article, and no other place in the CMS',
  (query) => {
    expect(kept(query)).toBe('');
  },
);

test('the tab that is shown anyway makes no address of its own', () => {
  expect(kept('tab=training')).toBe('tab=training');
  expect(kept('tab=blogs')).toBe('');
});

test('an open quiz is no other page than its module', () => {
  expect(kept('module=hospital-visitation&quiz=1')).toBe('module=hospital-visitation');
});

test('an open article or module is one page, whatever else its address names', () => {
  expect(kept('tab=training&article=a&module=m')).toBe('article=a');
  expect(kept('module=m&tab=resources&quiz=1')).toBe('module=m');
});
