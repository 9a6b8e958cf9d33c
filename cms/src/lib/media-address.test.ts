import { describe, expect, test } from 'vitest';
import { isShowable, isSitePath } from './media-address';

describe('a path of this site', () => {
  test.each([
    '/public-objects/Marriage Ministry/1.jpg',
    '/public-objects/Marriage%20Ministry/1.jpg?width=480',
    '/uploads/night_one_3f2a.webp',
    '/api/assets/hero-image',
    '/api/pakistan-revival-video',
    '/public-objects/..hidden/…/1.jpg',
  ])('%s', (address) => {
    expect(isSitePath(address)).toBe(true);
  });

  test.each([
    'https://example.org/public-objects/1.jpg',
    '//example.org/public-objects/1.jpg',
    '/\\example.org/uploads/1.jpg',
    '/public-objects\\1.jpg',
    '/public-objects/../admin/panel',
    '/public-objects/./1.jpg',
    '/public-objects/%2E%2e/api/revival-events',
    '/uploads/.%2e/1.jpg',
    '/uploads/1.jpg\n',
    '/admin/panel',
    '/api/revival-events',
    'public-objects/1.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '',
  ])('is not %j', (address) => {
    expect(isSitePath(address)).toBe(false);
  });
});

test('a YouTube link is shown as a video, and never as a picture', () => {
  expect(isShowable('video', 'https://youtu.be/aBc-_123XyZ')).toBe(true);
  expect(isShowable('image', 'https://youtu.be/aBc-_123XyZ')).toBe(false);
  expect(isShowable('video', 'https://example.org/film.mp4')).toBe(false);
  expect(isShowable('image', '/uploads/1.jpg')).toBe(true);
});
