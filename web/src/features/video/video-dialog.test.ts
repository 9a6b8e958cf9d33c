import { expect, test } from 'vitest';
import { videoSources, youTubePlayerAddress } from './video-dialog';

const now = 1_700_000_000_000;

test('a source for production falls back to the plain address, and then past every cache', () => {
  expect(videoSources('/api/video-production/pastor-video', now)).toEqual([
    '/api/video-production/pastor-video',
    '/api/video/pastor-video',
    '/api/video/pastor-video?v=1700000000000',
  ]);
});

test('a query of its own remains', () => {
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

const id = 'aBc-_123XyZ';

test('the player is the one without cookies, in the visitor’s language, and plays at once', () => {
  const address = new URL(youTubePlayerAddress({ id, startSeconds: 90 }, 'es'));
  expect(address.origin + address.pathname).toBe(`https://www.youtube-nocookie.com/embed/${id}`);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ autoplay: '1', hl: 'es', start: '90' });
});
