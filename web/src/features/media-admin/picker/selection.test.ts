import { expect, test } from 'vitest';
import { nothingSelected, places, toggled, withSelected, without } from './selection';

const [a, b, c] = ['/public-objects/a.jpg', '/public-objects/b.jpg', '/public-objects/c.jpg'] as const;
const choose = (...urls: string[]) => urls.reduce(toggled, nothingSelected);

test('images keep the order in which they were chosen', () => {
  expect(choose(c, a, b)).toEqual([c, a, b]);
  expect([...places(choose(c, a))]).toEqual([
    [c, 1],
    [a, 2],
  ]);
});

test('choosing an image again takes it out, and those behind it move up', () => {
  expect(choose(c, a, b, c)).toEqual([a, b]);
  expect(places(choose(c, a, b, c)).get(b)).toBe(2);
});

test('an image that was uploaded is chosen once, whatever was chosen before', () => {
  expect(withSelected(choose(a), b)).toEqual([a, b]);
  expect(withSelected(choose(a, b), a)).toEqual([a, b]);
});

test('what was added is no longer chosen, what was not still is', () => {
  expect(without(choose(a, b, c), [a, c])).toEqual([b]);
});
