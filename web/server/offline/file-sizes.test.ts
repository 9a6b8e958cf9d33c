import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { measurePicture, shownPictures } from './file-sizes';

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

test.each([
  ['declares', { 'Content-Length': '5' }],
  ['does not declare', { 'Transfer-Encoding': 'chunked' }],
])('a picture whose answer %s its length has its real size', async (_, headers) => {
  const server = createServer((_request, response) => response.writeHead(200, headers).end('hills')).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const picture = { url: '/uploads/a.webp', insteadOf: [] };
  expect(await measurePicture(`http://127.0.0.1:${String(port)}`, picture)).toEqual({ ...picture, bytes: 5 });
  server.close();
});
