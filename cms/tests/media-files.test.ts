import * as v from 'valibot';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { ensureFolder, removeUploads, upload } from './support/admin';
import { call, succeed } from './support/http';
import { mp4, png } from './support/sample-files';
import { tokenOf } from './support/signed-in';

let token: string;

beforeAll(async () => {
  token = await tokenOf();
  await upload(token, 'august16-promo-video.mp4', 'video/mp4', mp4);
  await upload(token, 'prophetic-word-2025.png', 'image/png', png(6, 4));
  const marriage = await ensureFolder(token, 'Marriage Ministry', await ensureFolder(token, 'public'));
  await upload(token, '1.png', 'image/png', png(9, 6), marriage);
  await upload(token, 'wide.png', 'image/png', png(1000, 600), marriage);
});

async function bytes(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${inject('cms').url}${path}`, { method, headers });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

describe.each([
  '/api/video/august16-promo-video',
  '/api/video-production/august16-promo-video',
  '/api/pakistan-revival-video',
  '/api/assets/august16-promo-video',
])('%s', (path) => {
  test('is the whole video, and says that parts can be had', async () => {
    const { status, headers, body } = await bytes(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('video/mp4');
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(body).toEqual(mp4);
  });

  const last = mp4.length - 1;
  test.each([
    ['bytes=0-3', 0, 3],
    ['bytes=4-', 4, last],
    ['bytes=-5', last - 4, last],
    ['bytes=10-999999', 10, last],
    ['bytes=-999999', 0, last],
    [`bytes=${last}-${last}`, last, last],
  ])('answers %s with that part', async (range, start, end) => {
    const { status, headers, body } = await bytes(path, { Range: range, 'Accept-Encoding': 'br, gzip' });
    expect(status).toBe(206);
    expect(headers.get('content-range')).toBe(`bytes ${start}-${end}/${mp4.length}`);
    expect(headers.get('content-length')).toBe(String(end - start + 1));
    expect(headers.get('content-encoding')).toBeNull();
    expect(body).toEqual(mp4.subarray(start, end + 1));
  });

  test('refuses a part beyond the end', async () => {
    const { status, headers, body } = await bytes(path, { Range: `bytes=${mp4.length}-` });
    expect([status, headers.get('content-range'), body.length]).toEqual([416, `bytes */${mp4.length}`, 0]);
  });

  test.each(['bytes=0-1,4-5', 'bytes=a-b', 'lines=0-1'])('answers %s with everything', async (range) => {
    expect((await bytes(path, { Range: range })).body).toEqual(mp4);
  });

  test('sends a part only of what the client has the rest of', async () => {
    const etag = (await bytes(path, {}, 'HEAD')).headers.get('etag') ?? '';
    expect((await bytes(path, { Range: 'bytes=0-3', 'If-Range': etag })).status).toBe(206);
    expect((await bytes(path, { Range: 'bytes=0-3', 'If-Range': '"another"' })).status).toBe(200);
  });

  test('answers HEAD like GET without the bytes, also for a part', async () => {
    const head = await bytes(path, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), head.body.length]).toEqual([200, `${mp4.length}`, 0]);
    const part = await bytes(path, { Range: 'bytes=0-3' }, 'HEAD');
    expect([part.status, part.headers.get('content-length'), part.body.length]).toEqual([206, '4', 0]);
  });
});

test.each([
  '/api/video/unknown',
  '/api/video/prophetic-word-2025',
  '/api/video-production/..%2F..%2Fcms.db',
  '/api/video/%00',
])('%s is no video', async (path) => {
  const answer = await call(path);
  expect(answer.status).toBe(404);
  expect(answer.json).toMatchObject({ data: null, error: { status: 404 } });
});

describe('the public folder', () => {
  test('serves a file by its path', async () => {
    const { status, headers, body } = await bytes('/public-objects/Marriage%20Ministry/1.png');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('etag')).toBeTruthy();
    expect(body.subarray(1, 4).toString()).toBe('PNG');
    const head = await bytes('/public-objects/Marriage%20Ministry/1.png', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test.each([
    ['?width=1', 245],
    ['?width=245', 245],
    ['?width=246', 480],
    ['?width=700', 768],
    ['?width=900', 1000],
    ['?width=9999', 1000],
    ['', 1000],
    ['?width=', 1000],
    ['?width=-1', 1000],
    ['?width=10000', 1000],
    ['?width=240&width=240', 1000],
  ])('asked for a picture with “%s” answers one that is %i pixels wide', async (query, width) => {
    const { status, headers, body } = await bytes(`/public-objects/Marriage%20Ministry/wide.png${query}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(body.readUInt32BE(16)).toBe(width);
  });

  test.each([
    '/public-objects/1.png',
    '/public-objects/Marriage%20Ministry/never-uploaded.png',
    '/public-objects/Marriage%20Ministry/1',
    '/public-objects/Marriage%20Ministry',
    '/public-objects/prophetic-word-2025.png',
    '/public-objects/%00/1.png',
    '/public-objects/..%2Fpublic%2FMarriage%20Ministry%2F1.png',
    `/public-objects/${'a/'.repeat(50)}1.png`,
    '/public-objects/%E0%A4%A',
  ])('has nothing at %s', async (path) => {
    expect([400, 404]).toContain((await call(path)).status);
  });
});

test('the status of the assets names what is there and what is missing', async () => {
  await removeUploads(token, 'overcoming-book-cover');
  const { json } = await succeed('/api/assets/status');
  const { available, missing, environment } = v.parse(
    v.object({ available: v.array(v.string()), missing: v.array(v.string()), environment: v.string() }),
    json,
  );
  expect(available).toEqual(expect.arrayContaining(['august16-promo-video', 'prophetic-word-2025']));
  expect(missing).toContain('overcoming-book-cover');
  expect(available.length + missing.length).toBe(12);
  expect(environment).not.toBe('');
});
