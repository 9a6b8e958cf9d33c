import { expect, test } from 'vitest';
import { linkTo, plain, smallerFiles } from './media-address';

test.each([
  ['/public-objects/Marriage Ministry/1.jpg', '/public-objects/Marriage%20Ministry/1.jpg'],
  ['/public-objects/Marriage%20Ministry/1.jpg', '/public-objects/Marriage%20Ministry/1.jpg'],
  ['/public-objects/Oración/ñandú.webp', '/public-objects/Oraci%C3%B3n/%C3%B1and%C3%BA.webp'],
  ['/public-objects/100%.jpg', '/public-objects/100%25.jpg'],
  ['https://youtu.be/aBc-_123XyZ?t=90', 'https://youtu.be/aBc-_123XyZ?t=90'],
])('%s is linked to as %s, however often', (address, link) => {
  expect(linkTo(address)).toBe(link);
  expect(linkTo(linkTo(address))).toBe(link);
});

test('whoever makes the link gets a name that can be read', () => {
  expect(plain('/public-objects/Marriage%20Ministry/1.jpg')).toBe('/public-objects/Marriage Ministry/1.jpg');
});

test('a picture of the library can be had smaller', () => {
  expect(smallerFiles('/public-objects/Marriage Ministry/1.jpg')).toBe(
    '/public-objects/Marriage%20Ministry/1.jpg?width=480 480w, /public-objects/Marriage%20Ministry/1.jpg?width=960 960w',
  );
});

test.each(['/api/assets/hero-image', '/uploads/1.jpg?v=abc', '/public-objects/1.jpg?width=480'])(
  '%s is what it is',
  (address) => {
    expect(smallerFiles(address)).toBeUndefined();
  },
);
