import { readdir } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import * as v from 'valibot';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import {
  availableImageSchema,
  availableImagesSchema,
  largestUploadBytes,
  type AvailableImage,
} from '../src/contracts/image';
import { tokenOfMember } from './support/accounts';
import { ensureFolder, removeUploads, upload } from './support/admin';
import { databaseOf } from './support/database';
import { call, succeed, type Call } from './support/http';
import { mp4, png } from './support/sample-files';
import { tokenOf } from './support/signed-in';

let token: string;

beforeAll(async () => {
  token = await tokenOfMember('ministry-admin');
});

async function available(): Promise<AvailableImage[]> {
  return v.parse(availableImagesSchema, (await succeed('/api/images/available')).json);
}

function sending(bytes: Uint8Array, name = 'night.jpg', type = 'image/jpeg', field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

const send = (form: FormData, options: Call = { token }) => call('/api/images', { form, ...options });

const jpeg = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();

describe('the pictures that can be chosen', () => {
  let folder: number;
  let within: number;

  beforeAll(async () => {
    folder = await ensureFolder(token, 'public');
    within = await ensureFolder(token, 'Ambato & Quito #1', folder);
    await upload(token, 'Vigil 50%.png', 'image/png', png(4, 4), within);
    await upload(token, 'a-video.mp4', 'video/mp4', mp4, within);
    await upload(token, 'not-public.png', 'image/png', png(4, 4), await ensureFolder(token, 'publicly'));
    await upload(token, 'nowhere.png', 'image/png', png(4, 4));
    const below = await ensureFolder(token, 'public', await ensureFolder(token, 'Inside'));
    await upload(token, 'not-at-the-top.png', 'image/png', png(4, 4), below);
  });

  test('are those of the folder public and of every folder in it, at addresses that work', async () => {
    await upload(token, 'at-the-top.png', 'image/png', png(5, 5), folder);
    const images = await available();
    const urls = images.map(({ url }) => url);
    expect(urls).toContain('/public-objects/at-the-top.png');
    expect(urls).toContain('/public-objects/Ambato%20%26%20Quito%20%231/Vigil%2050%25.png');
    expect(urls.join('\n')).not.toMatch(/a-video|not-public|nowhere|not-at-the-top/);
    for (const { url, name } of images.filter(({ url: address }) => /at-the-top|Vigil/.test(address))) {
      const { status, headers } = await call(url);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(decodeURIComponent(url)).toMatch(new RegExp(`/${name}$`));
    }
  });

  test('come newest first, and of two of one name the newer one', async () => {
    await removeUploads(token, 'twice');
    await upload(token, 'twice.png', 'image/png', png(5, 5), within);
    await upload(token, 'other.png', 'image/png', png(5, 5), within);
    const before = Date.now();
    await upload(token, 'twice.png', 'image/png', png(6, 6), within);
    const images = await available();
    const twice = images.filter(({ name }) => name === 'twice.png');
    expect(twice).toHaveLength(1);
    expect(Date.parse(twice[0]?.lastModified ?? '')).toBeGreaterThanOrEqual(before - 1000);
    const times = images.map(({ lastModified }) => lastModified);
    expect(times).toEqual(times.toSorted().reverse());
    expect((await sharp(await bytesOf(twice[0]?.url ?? '')).metadata()).width).toBe(6);
  });

  test('are not there where a video of the same name is newer', async () => {
    await upload(token, 'changed', 'image/png', png(5, 5), within);
    expect((await available()).map(({ name }) => name)).toContain('changed');
    await upload(token, 'changed', 'video/mp4', mp4, within);
    expect((await available()).map(({ name }) => name)).not.toContain('changed');
  });

  test('are all of them, however many', async () => {
    const { id } = await upload(token, 'one-of-many.png', 'image/png', png(4, 4), folder);
    const numbers = Array.from({ length: 600 }, (_, number) => `(${number})`).join(', ');
    const copied = 'hash, ext, mime, size, url, provider, folder_path, created_at, updated_at';
    const query = databaseOf(inject('cms').environment);
    await query(
      `INSERT INTO files (document_id, name, ${copied}) WITH many(number) AS (VALUES ${numbers})
       SELECT document_id || number, 'one-of-many-' || number || '.png', ${copied} FROM files, many WHERE id = ${id}`,
    );
    const images = (await available()).filter(({ name }) => name.startsWith('one-of-many'));
    await query(`DELETE FROM files WHERE name LIKE 'one-of-many-%'`);
    expect(images).toHaveLength(601);
  });

  test('are answered to GET only, and never cached', async () => {
    expect((await call('/api/images/available', { method: 'DELETE', token })).status).toBe(405);
    const { headers } = await succeed('/api/images/available');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

async function bytesOf(path: string): Promise<Buffer> {
  const response = await fetch(`${inject('cms').url}${path}`);
  return Buffer.from(await response.arrayBuffer());
}

describe('a picture that is sent', () => {
  test('without an account is refused with 401, and with that of the prayer team with 403', async () => {
    const form = sending(await jpeg('#111'));
    expect((await send(form, {})).status).toBe(401);
    expect((await send(form, { token: 'false' })).status).toBe(401);
    expect((await call('/api/images', { method: 'POST' })).status).toBe(401);
    const prayerTeam = await tokenOfMember('prayer-team');
    expect((await send(form, { token: prayerTeam })).status).toBe(403);
  });

  test.each(['a ministry admin', 'the super admin'])('by %s can be chosen at once, and is served', async (who) => {
    const account = who === 'the super admin' ? await tokenOf() : token;
    const { status, json } = await send(sending(await jpeg('#a1b2c3'), 'Night of prayer.JPG'), { token: account });
    expect(status).toBe(201);
    const sent = v.parse(v.strictObject(availableImageSchema.entries), json);
    expect(sent.name).toMatch(/^Night of prayer-[0-9a-f]{8}\.jpg$/);
    expect((await available()).find(({ url }) => url === sent.url)).toEqual(sent);
    expect(await sharp(await bytesOf(sent.url)).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
  });

  test('hides no other that telephones call the same', async () => {
    const answers = await Promise.all(
      ['#100000', '#200000', '#300000'].map(async (colour) => send(sending(await jpeg(colour), 'image.jpg'))),
    );
    const urls = answers.map(({ json }) => v.parse(availableImageSchema, json).url);
    expect(new Set(urls).size).toBe(3);
    expect((await available()).map(({ url }) => url)).toEqual(expect.arrayContaining(urls));
  });

  test.each([
    ['../../../etc/passwd.jpg', /^etc passwd-/],
    ['a/b\\c.jpg', /^[abc ]+-/],
    ['<script>.png', /^script-/],
    ['🙏 oración 祈り.jpg', /^🙏 oración 祈り-/u],
    ['.jpg', /^picture-/],
    [`${'ñ'.repeat(200)}.jpg`, /^ñ{80}-/],
    ['100% #1?.jpg', /^100 1-/],
  ])('as %j gets a name that an address can have', async (name, expected) => {
    const { status, json } = await send(sending(await jpeg('#445566'), name));
    expect(status).toBe(201);
    const sent = v.parse(availableImageSchema, json);
    expect(sent.name).toMatch(expected);
    expect((await call(sent.url)).status).toBe(200);
  });

  test('is what it is, not what it is called', async () => {
    const { json } = await send(sending(png(7, 5), 'photo.jpg', 'image/jpeg'));
    const sent = v.parse(availableImageSchema, json);
    expect(sent.name).toMatch(/\.png$/);
    expect((await call(sent.url)).headers.get('content-type')).toBe('image/png');
  });

  /** A small file that claims these dimensions. */
  function claiming(width: number, height: number): Buffer {
    const picture = Buffer.from(png(2, 2));
    picture.writeUInt32BE(width, 16);
    picture.writeUInt32BE(height, 20);
    picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
    return picture;
  }

  test.each<[string, number, () => Promise<FormData> | FormData]>([
    [
      'a drawing',
      415,
      () => sending(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 'image/svg+xml'),
    ],
    ['a drawing called a picture', 415, () => sending(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['a page', 415, () => sending(Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.html', 'text/html')],
    ['a video', 415, () => sending(mp4, 'a.mp4', 'video/mp4')],
    ['nothing in it', 400, () => sending(Buffer.alloc(0))],
    ['half a picture', 400, async () => sending((await jpeg('#778899')).subarray(0, 200))],
    ['a beginning without a picture', 400, () => sending(Buffer.from('\x89PNG\r\n\x1a\n no picture', 'latin1'))],
    ['far too many pixels', 400, () => sending(claiming(30_000, 30_000), 'a.png', 'image/png')],
    ['too many bytes', 413, () => sending(Buffer.alloc(largestUploadBytes + 1, 0xff))],
    ['another field', 400, async () => sending(await jpeg('#000'), 'a.jpg', 'image/jpeg', 'files')],
    ['no file', 400, () => new FormData()],
    [
      'two files',
      400,
      async () => {
        const form = sending(await jpeg('#000'));
        form.append('file', new File(['x'], 'b.jpg', { type: 'image/jpeg' }));
        return form;
      },
    ],
  ])('with %s is refused with %i, and nothing of it is left', async (_name, status, form) => {
    const count = (await available()).length;
    const before = await readdir(inject('cms').environment['TMPDIR'] ?? '');
    const answer = await send(await form());
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ data: null, error: { status } });
    expect((await available()).length).toBe(count);
    const after = await readdir(inject('cms').environment['TMPDIR'] ?? '');
    expect(after.filter((name) => !before.includes(name))).toEqual([]);
  });

  test('as anything but a form is refused', async () => {
    expect((await call('/api/images', { token, body: { file: 'x' } })).status).toBe(415);
  });

  test('leaves no file of its own behind', async () => {
    const before = await readdir(inject('cms').environment['TMPDIR'] ?? '');
    await send(sending(await jpeg('#0a0b0c')));
    const after = await readdir(inject('cms').environment['TMPDIR'] ?? '');
    expect(after.filter((name) => !before.includes(name))).toEqual([]);
  });
});
