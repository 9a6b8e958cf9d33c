import { expect, test } from 'vitest';
import { nothingSelected, places, toggled, withSelected, without } from './selection';

const [a, b, c] = ['/public-objects/a.jpg', '/public-objects/b.jpg', '/public-objects/c.jpg'] as const;
const choose = (...urls: string[]) => urls.reduce(toggled, nothingSelected);

test('images keep the order in which they were selected', () => {
  expect(choose(c, a, b)).toEqual([c, a, b]);
  expect([...places(choose(c, a))]).toEqual([
    [c, 1],
    [a, 2],
  ]);
});

test('selecting an image again removes it, and later ones move up', () => {
  expect(choose(c, a, b, c)).toEqual([a, b]);
  expect(places(choose(c, a, b, c)).get(b)).toBe(2);
});

test('an uploaded image is selected once', () => {
  expect(withSelected(choose(a), b)).toEqual([a, b]);
  expect(withSelected(choose(a, b), a)).toEqual([a, b]);
});

test('added images are deselected, others stay selected', () => {
  expect(without(choose(a, b, c), [a, c])).toEqual([b]);
});
