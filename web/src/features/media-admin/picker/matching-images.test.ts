import { expect, test } from 'vitest';
import { matchingImages } from './matching-images';

const images = ['Bautizo de José.jpg', 'sunday-worship.JPG', 'Worship night 2.png'].map((name) => ({
  url: `/public-objects/${name}`,
  name,
  lastModified: '2026-11-21T05:00:00.000Z',
}));
const found = (typed: string) => matchingImages(images, typed).map(({ name }) => name);

test.each(['', '  '])('“%s” finds every image', (typed) => {
  expect(found(typed)).toHaveLength(3);
});

test('neither capitals nor accents make a difference', () => {
  expect(found('bautizo JOSE')).toEqual(['Bautizo de José.jpg']);
  expect(found('josé')).toEqual(['Bautizo de José.jpg']);
});

test('every word has to be in the name, in any order, and the images stay in order', () => {
  expect(found('worship')).toEqual(['sunday-worship.JPG', 'Worship night 2.png']);
  expect(found('night worship')).toEqual(['Worship night 2.png']);
  expect(found('worship bautizo')).toEqual([]);
});
