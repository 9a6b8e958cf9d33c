import { expect, test } from 'vitest';
import { shownPictures } from './file-sizes';

const image = (url: string, formats: { url: string; width: number }[] = []) => ({
  url,
  width: 1600,
  height: 900,
  formats,
});

test('one size of each picture stands for the others', () => {
  const formats = [
    { url: '/uploads/a-750.webp', width: 750 },
    { url: '/uploads/a-320.webp', width: 320 },
  ];
  const answer = {
    data: {
      cover: image('/uploads/a.webp', formats),
      parts: [{ picture: { image: image('/uploads/b.webp'), alt: 'Hills' } }],
    },
  };
  expect(shownPictures(answer)).toEqual([
    { url: '/uploads/a-750.webp', insteadOf: ['/uploads/a-320.webp', '/uploads/a.webp'] },
    { url: '/uploads/b.webp', insteadOf: [] },
  ]);
});

test('pictures elsewhere, and addresses in a text, are none of the site’s', () => {
  const answer = {
    data: {
      cover: image('https://elsewhere.example/a.webp'),
      body: '/assets/../../etc/passwd',
      url: '/uploads/c.webp',
    },
  };
  expect(shownPictures(answer)).toEqual([]);
});
