import { expect, it } from 'vitest';
import { mediumOf, typeOfAddress } from './medium';

it.each([
  ['', 'image', 'none'],
  ['/public-objects/Revival/1.jpg', 'image', 'picture'],
  ['/public-objects/Revival/1.jpg?width=240', 'video', 'picture'],
  ['/public-objects/Revival/night.MP4', 'image', 'video'],
  ['/api/assets/august16-promo-video', 'video', 'video'],
  ['/api/assets/prophetic-word-2025', 'image', 'picture'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'image', 'youtube'],
  ['https://youtu.be/dQw4w9WgXcQ', 'video', 'youtube'],
  ['youtube.com/live/dQw4w9WgXcQ', 'video', 'youtube'],
  ['https://www.youtube.com/playlist?list=PL1', 'video', 'page of youtube'],
  ['https://www.youtube.com/@ministry', 'image', 'page of youtube'],
  ['https://youtu.be.example.org/dQw4w9WgXcQ', 'video', 'outside'],
  ['https://example.org/1.jpg', 'image', 'outside'],
  ['//example.org/uploads/1.jpg', 'image', 'outside'],
  ['/admin/panel', 'image', 'outside'],
  ['night.mp4', 'video', 'outside'],
] as const)('%s, said to be of type %s, is shown as: %s', (address, type, medium) => {
  expect(mediumOf(address, type)).toBe(medium);
});

it.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'video'],
  ['/uploads/night.mp4', 'video'],
  ['/uploads/night.webp', 'image'],
  ['/api/assets/hero-image', undefined],
  ['/uploads/nig', undefined],
])('%s tells that it is of type: %s', (address, type) => {
  expect(typeOfAddress(address)).toBe(type);
});
