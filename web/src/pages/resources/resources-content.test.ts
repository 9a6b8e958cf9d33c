import { expect, test } from 'vitest';
import { queryPath } from '../../lib/cms-client/query';
import { resourcesContent } from './resources-content';

test.each([
  ['', ['resources-page', 'articles']],
  ['article=a', ['resources-page', 'articles', 'articles/a']],
  ['tab=training', ['resources-page', 'training-modules']],
  ['module=m', ['resources-page', 'training-modules', 'training-modules/m', 'crisis-lines']],
  ['tab=resources', ['resources-page', 'books', 'books']],
])('?%s asks for what it shows and for the list behind it, and for nothing else', (query, paths) => {
  const queries = resourcesContent('es', new URLSearchParams(query));
  expect(queries.map(({ key }) => queryPath(key).replace(/^.api.|\?.*/g, ''))).toEqual(paths);
});

test('books are asked for in the language that they are written in, whatever the page is in', () => {
  const paths = resourcesContent('es', new URLSearchParams('tab=resources')).map(({ key }) => queryPath(key));
  expect(paths).toEqual(expect.arrayContaining(['/api/books?locale=en', '/api/books?locale=es']));
});
