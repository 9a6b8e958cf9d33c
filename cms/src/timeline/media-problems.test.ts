import { expect, it } from 'vitest';
import { mediaProblems } from './media-problems';

const item = (mediaType: 'image' | 'video', mediaUrl: string) => ({
  mediaType,
  mediaUrl,
  thumbnailUrl: null,
  eventDocumentId: 'event',
});

it.each([
  ['video', 'https://www.youtube.com/playlist?list=PL1', 'problem.media.youtube'],
  ['video', 'youtube.com/@ministry', 'problem.media.youtube'],
  ['video', 'https://example.org/film.mp4', 'problem.media.video'],
  ['image', 'https://www.youtube.com/@ministry', 'problem.media.picture'],
] as const)('refuses the %s %s with %s', (mediaType, mediaUrl, code) => {
  expect(mediaProblems(item(mediaType, mediaUrl))).toEqual([{ path: ['mediaUrl'], code }]);
});

it.each([
  ['image', 'https://youtu.be/aBc-_123XyZ', 'problem.media.is-video'],
  ['image', '/uploads/night.MP4?v=1', 'problem.media.is-video'],
  ['video', '/public-objects/Revival/1.jpg', 'problem.media.is-image'],
] as const)('refuses the %s %s with %s, at its type', (mediaType, mediaUrl, code) => {
  expect(mediaProblems(item(mediaType, mediaUrl))).toEqual([{ path: ['mediaType'], code }]);
});

it.each([
  ['video', 'youtu.be/aBc-_123XyZ'],
  ['video', 'https://www.youtube.com/live/aBc-_123XyZ?si=A'],
  ['video', '/uploads/film.mp4'],
  ['video', '/api/assets/august16-promo-video'],
  ['image', '/api/assets/prophetic-word-2025'],
] as const)('accepts the %s %s', (mediaType, mediaUrl) => {
  expect(mediaProblems(item(mediaType, mediaUrl))).toEqual([]);
});
