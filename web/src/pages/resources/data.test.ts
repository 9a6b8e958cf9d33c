import { expect, test } from 'vitest';
import { pageQueries } from '../../features/page/define-page';
import { queryPath } from '../../lib/cms-client/query';
import { pickParameters } from '../../lib/page-address';
import { resourcesData } from './data';

const pathsAt = (query: string) =>
  pageQueries(resourcesData, 'es', new URLSearchParams(query)).map(({ key }) => queryPath(key));
const kept = (query: string) => pickParameters(resourcesData.parameters ?? {}, new URLSearchParams(query)).toString();

test.each([
  ['', ['resources-page', 'articles']],
  ['article=a', ['resources-page', 'articles', 'articles/a']],
  ['tab=training', ['resources-page', 'training-modules']],
  ['module=m', ['resources-page', 'training-modules', 'training-modules/m', 'crisis-lines']],
  ['tab=resources', ['resources-page', 'books', 'books']],
])('?%s asks for what it shows and for the list behind it, and for nothing else', (query, paths) => {
  expect(pathsAt(query).map((path) => path.replace(/^.api.|\?.*/g, ''))).toEqual(paths);
});

test('books are requested in the language they are written in, whatever the page’s', () => {
  expect(pathsAt('tab=resources')).toEqual(expect.arrayContaining(['/api/books?locale=en', '/api/books?locale=es']));
});

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

test('the default tab has no address of its own', () => {
  expect(kept('tab=training')).toBe('tab=training');
  expect(kept('tab=blogs')).toBe('');
});

test('an open quiz has the same address as its module', () => {
  expect(kept('module=hospital-visitation&quiz=1')).toBe('module=hospital-visitation');
});

test('an open article or module is one page, whatever else its address names', () => {
  expect(kept('tab=training&article=a&module=m')).toBe('article=a');
  expect(kept('module=m&tab=resources&quiz=1')).toBe('module=m');
});
