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

it.each(['youtu.be/aBc-_123XyZ', 'https://www.youtube.com/live/aBc-_123XyZ?si=A', '/uploads/film.mp4'])(
  'accepts the video %s',
  (mediaUrl) => {
    expect(mediaProblems(item('video', mediaUrl))).toEqual([]);
  },
);
