import { expect, test } from 'vitest';
import { parseYouTubeLink } from './contract';

const id = 'aBc-_123XyZ';

test.each([
  ['a watch link', `https://www.youtube.com/watch?v=${id}`],
  ['one without www', `https://youtube.com/watch?v=${id}`],
  ['one of the mobile site', `https://m.youtube.com/watch?v=${id}`],
  ['one that names more than the video', `https://www.youtube.com/watch?feature=share&v=${id}&list=PL1&index=2`],
  ['a short link', `https://youtu.be/${id}`],
  ['a short link with where it was shared', `https://youtu.be/${id}?si=AbCdEf`],
  ['a short video', `https://www.youtube.com/shorts/${id}`],
  ['one with a slash at its end', `https://youtu.be/${id}/`],
  ['one that is not encrypted', `http://youtu.be/${id}`],
])('%s names its video', (_, address) => {
  expect(parseYouTubeLink(address)).toEqual({ id, startSeconds: 0 });
});

test.each([
  [`https://youtu.be/${id}?t=90`, 90],
  [`https://www.youtube.com/watch?v=${id}&t=1h2m3s`, 3723],
  [`https://youtu.be/${id}?t=2m`, 120],
  [`https://youtu.be/${id}?start=15`, 15],
  [`https://youtu.be/${id}?t=soon`, 0],
])('%s begins at %i seconds', (address, startSeconds) => {
  expect(parseYouTubeLink(address)).toEqual({ id, startSeconds });
});

test.each([
  ['a file of the site', '/api/video/pastor-video'],
  ['a file elsewhere', 'https://example.org/film.mp4'],
  ['a host that only ends alike', `https://notyoutube.com/watch?v=${id}`],
  ['a host that only begins alike', `https://www.youtube.com.example.org/watch?v=${id}`],
  ['the name of the site in a path', `https://example.org/youtu.be/${id}`],
  ['a channel', 'https://www.youtube.com/@ministry'],
  ['a watch link without a video', 'https://www.youtube.com/watch?list=PL1'],
  ['an id that is too short', 'https://youtu.be/abc'],
  ['an id that would leave the player', `https://youtu.be/${id}%2F..`],
  ['a script', `javascript:youtube.com/watch?v=${id}`],
  ['nothing', ''],
])('%s is no YouTube link', (_, address) => {
  expect(parseYouTubeLink(address)).toBeNull();
});
