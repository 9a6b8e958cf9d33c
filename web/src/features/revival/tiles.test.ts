import { expect, test } from 'vitest';
import { smallerFiles } from './tiles';

test.each([
  ['/public-objects/Revival/1.jpg', '/public-objects/Revival/1.jpg'],
  ['/public-objects/Marriage Ministry/1, large.jpg', '/public-objects/Marriage%20Ministry/1%2C%20large.jpg'],
  ['/public-objects/Marriage%20Ministry/%231.jpg', '/public-objects/Marriage%20Ministry/%231.jpg'],
])('%s can be had in two smaller sizes', (address, file) => {
  expect(smallerFiles(address)).toBe(`${file}?width=480 480w, ${file}?width=960 960w`);
});

test.each(['/api/assets/hero-image', '/uploads/1.jpg?v=abc', '/public-objects/1.jpg?width=480'])(
  '%s is what it is',
  (address) => {
    expect(smallerFiles(address)).toBeUndefined();
  },
);
