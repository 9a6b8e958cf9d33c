import { expect, test } from 'vitest';
import { nameInAddress, thumbnail } from './public-object';

test('a thumbnail has two widths of the received address', () => {
  expect(thumbnail('/public-objects/Marriage%20Ministry/1.jpg')).toEqual({
    src: '/public-objects/Marriage%20Ministry/1.jpg?width=240',
    srcSet:
      '/public-objects/Marriage%20Ministry/1.jpg?width=240 240w, /public-objects/Marriage%20Ministry/1.jpg?width=480 480w',
  });
});

test.each([
  ['/public-objects/Marriage%20Ministry/Ana%20y%20Jos%C3%A9.jpg', 'Ana y José.jpg'],
  ['https://example.org/pictures/1.jpg?size=large#top', '1.jpg'],
  ['https://example.org/', 'example.org'],
  ['/public-objects/100%.jpg', '100%.jpg'],
])('%s is named %s', (url, name) => {
  expect(nameInAddress(url)).toBe(name);
});
