import { expect, test } from 'vitest';
import { videoSources } from './video-source';

const now = 1_700_000_000_000;

test('a source for production falls back to the plain address, and then past every cache', () => {
  expect(videoSources('/api/video-production/pastor-video', now)).toEqual([
    '/api/video-production/pastor-video',
    '/api/video/pastor-video',
    '/api/video/pastor-video?v=1700000000000',
  ]);
});

test('a query of its own is kept', () => {
  expect(videoSources('/api/video-production/pastor-video?quality=low', now).slice(1)).toEqual([
    '/api/video/pastor-video?quality=low',
    '/api/video/pastor-video?quality=low&v=1700000000000',
  ]);
});

test.each(['/api/video/pastor-video', '/api/pakistan-revival-video', '/uploads/film.mp4', 'https://youtu.be/abc'])(
  '%s has nothing to fall back on',
  (url) => {
    expect(videoSources(url, now)).toEqual([url]);
  },
);
