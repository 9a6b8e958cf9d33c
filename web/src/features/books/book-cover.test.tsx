import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BookCover } from './book-cover';

const cover = { url: '/uploads/cover.webp', width: 600, height: 900, formats: [] };

function show(source: typeof cover | null, { alreadyFailed = false } = {}) {
  // As the browser reports a picture that is loading, or that failed before hydration.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(alreadyFailed);
  const { container } = render(<BookCover cover={source} />);
  return { picture: () => container.querySelector('img'), sign: () => container.querySelector('svg') };
}

test('a book without a cover has a sign in its place', () => {
  const { picture, sign } = show(null);
  expect(picture()).toBeNull();
  expect(sign()).not.toBeNull();
});

test('a cover that cannot be loaded gives way to the sign', () => {
  const { picture, sign } = show(cover);
  const element = picture();
  expect(element?.getAttribute('src')).toBe('/uploads/cover.webp');
  if (element) fireEvent.error(element);
  expect(picture()).toBeNull();
  expect(sign()).not.toBeNull();
});

test('one that failed before anybody could hear of it does so too', () => {
  const { picture, sign } = show(cover, { alreadyFailed: true });
  expect(picture()).toBeNull();
  expect(sign()).not.toBeNull();
});
