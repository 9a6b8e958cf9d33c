import { expect, it } from 'vitest';
import { frameSize, frameTime } from './poster-frame';

it.each([
  ['a long video', 90, 1],
  ['one of two seconds', 2, 1],
  ['a short one', 0.8, 0.4],
  ['one that tells no length', Number.NaN, 0],
  ['a stream', Number.POSITIVE_INFINITY, 0],
])('takes the frame of %s at a time that it has', (_, duration, time) => {
  expect(frameTime(duration)).toBe(time);
});

it.each([
  [
    { width: 640, height: 360 },
    { width: 640, height: 360 },
  ],
  [
    { width: 1920, height: 1080 },
    { width: 1280, height: 720 },
  ],
  [
    { width: 2160, height: 3840 },
    { width: 1280, height: 2276 },
  ],
])('draws a video of %o as %o', (video, frame) => {
  expect(frameSize(video)).toEqual(frame);
});
