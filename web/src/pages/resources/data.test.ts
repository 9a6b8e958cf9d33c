import { expect, test } from 'vitest';
import { pageQueries } from '../../features/page/define-page';
import { queryPath } from '../../lib/cms-client/fetch-query';
import { pickParameters } from '../../lib/page-address';
import { resourcesData } from './data';

const pathsAt = (query: string) =>
  pageQueries(resourcesData, 'es', new URLSearchParams(query)).map(({ key }) => queryPath(key));
const picked = (query: string) => pickParameters(resourcesData.parameters ?? {}, new URLSearchParams(query)).toString();

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
  expect(picked('article=called-to-what-exactly&utm_source=mail')).toBe('article=called-to-what-exactly');
  expect(picked('article=oración')).toBe(`article=${encodeURIComponent('oración')}`);
});

test.each(['article=.', 'article=..', 'article=%2e%2e', 'article=a%2fb', 'article=a%20b', 'article='])(
  '%s names no article, and nothing else in the CMS',
  (query) => {
    expect(picked(query)).toBe('');
  },
);

test('the default tab has no address of its own', () => {
  expect(picked('tab=training')).toBe('tab=training');
  expect(picked('tab=blogs')).toBe('');
});

test('an open quiz has the same address as its module', () => {
  expect(picked('module=hospital-visitation&quiz=1')).toBe('module=hospital-visitation');
});

test('an open article or module is one page, whatever else its address names', () => {
  expect(picked('tab=training&article=a&module=m')).toBe('article=a');
  expect(picked('module=m&tab=resources&quiz=1')).toBe('module=m');
});
