import { expect, it } from 'vitest';
import { pictureOf } from './media-entry';

const entry = { documentId: 'a', mediaType: 'image', mediaUrl: '/public-objects/1.jpg' } as const;

it.each([
  ['a picture, by a small version of itself', entry, '/public-objects/1.jpg?width=240'],
  ['an upload outside the folder public', { ...entry, mediaUrl: '/uploads/1.jpg' }, '/uploads/1.jpg'],
  ['a picture with another one for lists', { ...entry, thumbnailUrl: '/uploads/small.webp' }, '/uploads/small.webp'],
  ['a video, by its poster', { ...entry, mediaType: 'video', thumbnailUrl: '/uploads/p.webp' }, '/uploads/p.webp'],
  ['a video without a poster', { ...entry, mediaType: 'video', mediaUrl: '/uploads/n.mp4' }, undefined],
  ['a poster on another host', { ...entry, mediaType: 'video', thumbnailUrl: 'https://example.org/p.webp' }, undefined],
  ['an entry without an address', { ...entry, mediaUrl: '' }, undefined],
] as const)('stands in a list for %s', (_, of, picture) => {
  expect(pictureOf(of)).toBe(picture);
});
