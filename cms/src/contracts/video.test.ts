import { expect, test } from 'vitest';
import { isYouTubeAddress, parseYouTubeLink, youTubeLink } from './video';

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
  ['one of a live stream', `https://www.youtube.com/live/${id}?si=AbCdEf`],
  ['one to embed', `https://www.youtube.com/embed/${id}`],
  ['one to embed without cookies', `https://www.youtube-nocookie.com/embed/${id}?rel=0`],
  ['an old one', `http://www.youtube.com/v/${id}`],
  ['one of YouTube Music', `https://music.youtube.com/watch?v=${id}&list=RDAMVM`],
  ['one without a scheme', `www.youtube.com/watch?v=${id}`],
  ['a short one without a scheme', `youtu.be/${id}`],
  ['one without a scheme’s name', `//youtu.be/${id}`],
  ['one in capitals', `HTTPS://YouTube.com/watch?v=${id}`],
  ['one with invisible marks', `\u200b\u2068https://youtu.be/${id}\u2069\u00ad`],
  ['one that a line break divides', ` https://www.youtube.com/\nwatch?v=${id}\u00a0`],
  ['a short video in a list', `https://youtu.be/${id}?list=PL1&si=AbCdEf`],
])('%s names its video', (_, address) => {
  expect(parseYouTubeLink(address)).toEqual({ id, startSeconds: 0 });
});

test.each([
  [`https://youtu.be/${id}?t=90`, 90],
  [`https://www.youtube.com/watch?v=${id}&t=1h2m3s`, 3723],
  [`https://youtu.be/${id}?t=2m`, 120],
  [`https://youtu.be/${id}?start=15`, 15],
  [`https://youtu.be/${id}?si=AbCdEf&t=15`, 15],
  [`https://www.youtube.com/embed/${id}?start=15`, 15],
  [`https://www.youtube.com/watch?v=${id}#t=1m5s`, 65],
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
  ['a playlist', 'https://www.youtube.com/playlist?list=PL1'],
  ['a playlist to embed', 'https://www.youtube.com/embed/videoseries?list=PL1'],
  ['the live stream of a channel', 'https://www.youtube.com/embed/live_stream?channel=UC1'],
  ['a script with slashes', `javascript://youtube.com/watch?v=${id}`],
  ['a host of YouTube with a port in a name', `https://youtube.com@example.org/watch?v=${id}`],
  ['nothing', ''],
])('%s is no YouTube link', (_, address) => {
  expect(parseYouTubeLink(address)).toBeNull();
});

test.each([
  'https://www.youtube.com/@ministry',
  'youtube.com/channel/UC1',
  'https://www.youtube.com/playlist?list=PL1',
  'https://youtube.com/',
])('%s is on YouTube', (address) => {
  expect(isYouTubeAddress(address)).toBe(true);
});

test.each(['https://example.org/youtu.be', '/uploads/film.mp4', 'youtu.be.example.org/abc', ''])(
  '%s is not on YouTube',
  (address) => {
    expect(isYouTubeAddress(address)).toBe(false);
  },
);

test.each([
  [`youtube.com/live/${id}\u200b`, `https://www.youtube.com/watch?v=${id}`],
  [`https://youtu.be/${id}?t=2m&si=AbCdEf`, `https://www.youtube.com/watch?v=${id}&t=120`],
])('%j leads to %s', (address, page) => {
  const video = parseYouTubeLink(address);
  expect(video && youTubeLink(video)).toBe(page);
});
