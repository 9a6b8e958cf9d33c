import { expect, test } from 'vitest';
import { neighboursOf } from './module-neighbours';

const [visits, talks, farewells] = [{ slug: 'visits' }, { slug: 'talks' }, { slug: 'farewells' }] as const;
const course = [visits, talks, farewells];

test('a module has its neighbours, the first and the last one each', () => {
  expect(neighboursOf(course, 'talks')).toEqual({ previous: visits, next: farewells });
  expect(neighboursOf(course, 'visits')).toEqual({ previous: undefined, next: talks });
  expect(neighboursOf(course, 'farewells')).toEqual({ previous: talks, next: undefined });
});

test('a module that the list does not know has none', () => {
  expect(neighboursOf(course, 'baptisms')).toEqual({ previous: undefined, next: undefined });
});
