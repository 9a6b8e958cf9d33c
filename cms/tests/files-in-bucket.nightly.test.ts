import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { trashPath, trashSchema } from '../src/contracts/trash';
import { signIn } from './support/admin';
import type { CmsProcess } from './support/cms-process';
import { call, succeed, type Answer } from './support/http';
import { startOwnCms, type OwnCms } from './support/own-cms';
import { startS3Server, type S3Server } from './support/s3-server';
import { mp4, png } from './support/sample-files';

const uploadedSchema = v.object({
  id: v.number(),
  url: v.string(),
  formats: v.nullish(v.record(v.string(), v.object({ url: v.string() }))),
});
type Uploaded = v.InferOutput<typeof uploadedSchema>;
const errorSchema = v.object({ error: v.object({ message: v.string() }) });

const outage = 'The storage of pictures and videos does not answer at the moment. Please try again later.';
const messageOf = ({ json }: Answer) => v.parse(errorSchema, json).error.message;

let s3: S3Server;
let cms: OwnCms;
let token: string;

beforeAll(async () => {
  s3 = await startS3Server('this-site');
  cms = await startOwnCms(s3.environment);
  token = await signIn(undefined, cms.url);
}, 180_000);

afterAll(async () => {
  await cms.remove();
  await s3.remove();
});

function sending(name: string, type: string, bytes: Uint8Array, field = 'files'): FormData {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

const sendPicture = (name: string, bytes: Uint8Array = png(1000, 600), url = cms.url) =>
  call('/upload', { url, token, form: sending(name, 'image/png', bytes) });

async function upload(name: string, bytes?: Uint8Array, url?: string): Promise<Uploaded> {
  const { json } = await sendPicture(name, bytes, url);
  const [file] = v.parse(v.tuple([uploadedSchema]), json);
  return file;
}

const replace = (id: number, bytes: Uint8Array, name = 'hill.png') =>
  call(`/upload?id=${id}`, { url: cms.url, token, form: sending(name, 'image/png', bytes) });

async function stored(): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of s3.store.list()) paths.push(path);
  return paths;
}

async function rows(name: string): Promise<number> {
  const [row] = await cms.query(`SELECT count(*) AS n FROM files WHERE name = '${name}'`);
  return Number(row?.['n']);
}

const addressesOf = ({ url, formats }: Uploaded) => [url, ...Object.values(formats ?? {}).map((size) => size.url)];
const namesOf = (file: Uploaded) => addressesOf(file).map((address) => address.replace('/uploads/', ''));

async function load(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${cms.url}${path}`, { headers, method });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

async function trash() {
  return v.parse(trashSchema, (await succeed(trashPath, { url: cms.url, token })).json).files;
}

async function trashed(name: string) {
  const found = (await trash()).find((file) => file.name === name);
  if (!found) throw new Error(`${name} is not in the trash`);
  return found.id;
}

test('a picture that the panel uploads lies in the bucket alone, with its sizes, and is served at its address', async () => {
  const file = await upload('hill.png');
  expect(file.url).toMatch(/^\/uploads\/hill_\w+\.png$/);
  expect(namesOf(file)).toHaveLength(4);
  expect(await stored()).toEqual(expect.arrayContaining(namesOf(file)));
  expect(await readdir(join(cms.dataDirectory, 'public/uploads'))).toEqual([]);

  for (const address of addressesOf(file)) {
    const { status, headers, body } = await load(address);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(body.length).toBe(Number(headers.get('content-length')));
    // Without `Cache-Control`, by which `fetch` would ask for the whole file.
    const condition = { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    expect((await load(address, condition)).status).toBe(304);
    const versioned = await load(`${address}?v=1`);
    expect([versioned.status, versioned.headers.get('cache-control')]).toEqual([200, 'max-age=2592000']);
    expect(versioned.body).toEqual(body);
  }
});

test('a picture from the page for events lies there too', async () => {
  const form = sending('vigil.png', 'image/png', png(30, 20), 'file');
  const { json } = await succeed('/api/images', { url: cms.url, token, form });
  const { url } = v.parse(v.object({ url: v.string() }), json);
  expect((await load(url)).status).toBe(200);
  expect((await load(url, {}, 'HEAD')).headers.get('content-length')).toMatch(/^[1-9]/);
});

test('a video is read from the bucket in parts', async () => {
  const form = sending('testimony.mp4', 'video/mp4', mp4);
  await succeed('/upload', { url: cms.url, token, form });
  const path = '/api/video/testimony';
  const whole = await load(path);
  expect(whole.body).toEqual(mp4);
  const part = await load(path, { Range: 'bytes=4-7', 'If-Range': whole.headers.get('etag') ?? '' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${mp4.length}`]);
  expect(part.body).toEqual(mp4.subarray(4, 8));
  expect((await load(path, { Range: `bytes=${mp4.length}-` })).status).toBe(416);
});

test('a file that lies in the bucket without being in the library is not served', async () => {
  const file = await upload('listed.png', png(20, 20));
  await s3.store.copy(namesOf(file)[0] ?? '', 'unlisted.png');
  await s3.store.copy(namesOf(file)[0] ?? '', '.kept/unlisted.png');
  expect((await load('/uploads/unlisted.png')).status).toBe(404);
  expect((await load('/uploads/.kept/unlisted.png')).status).toBe(404);
  expect((await load('/uploads/.kept%2Funlisted.png')).status).toBe(404);
  for (const path of ['unlisted.png', '.kept/unlisted.png']) await s3.store.remove(path);
});

test('an earlier file comes back from the bucket, and what is deleted for good is in it no more', async () => {
  const file = await upload('change.png', png(1000, 600, 40));
  const before = (await load(file.url)).body;
  expect((await replace(file.id, png(600, 400, 90), 'change.png')).status).toBe(200);
  const after = (await load(file.url)).body;
  expect(after).not.toEqual(before);

  await succeed(`${trashPath}/files/${await trashed('change.png')}/restore`, { url: cms.url, token, body: {} });
  expect((await load(file.url)).body).toEqual(before);
  for (const address of addressesOf(file)) expect((await load(address)).status).toBe(200);

  await succeed(`/upload/files/${file.id}`, { url: cms.url, token, method: 'DELETE' });
  for (const address of addressesOf(file)) expect((await load(address)).status).toBe(404);
  expect((await stored()).filter((path) => namesOf(file).includes(path))).toEqual([]);

  for (const { id, name } of await trash()) {
    if (name === 'change.png') {
      await succeed(`${trashPath}/files/${id}`, { url: cms.url, token, method: 'DELETE' });
    }
  }
  expect((await stored()).filter((path) => path.includes('change'))).toEqual([]);
});

describe('while the bucket', () => {
  afterEach(async () => {
    await s3.stop();
    await s3.start();
  });

  test('does not answer, visitors and editors are asked to come back, and nothing is half done', async () => {
    const file = await upload('outage.png', png(300, 200, 10));
    const bytes = (await load(file.url)).body;
    const count = (await stored()).length;
    await s3.stop();

    for (const path of [file.url, `${file.url}?v=1`, '/api/video/testimony']) {
      const answer = await load(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(answer.headers.get('etag')).toBeNull();
    }
    for (const answer of [
      await sendPicture('not-stored.png'),
      await replace(file.id, png(300, 200, 20), 'outage.png'),
      await call(`/upload/files/${file.id}`, { url: cms.url, token, method: 'DELETE' }),
    ]) {
      expect([answer.status, messageOf(answer)]).toEqual([503, outage]);
    }
    expect((await call('/_health', { url: cms.url })).status).toBe(204);
    expect(cms.output()).toContain(`There is no answer from the bucket ${s3.bucket} at ${s3.url} (ECONNREFUSED)`);

    await s3.start();
    expect((await load(file.url)).body).toEqual(bytes);
    expect(await rows('not-stored.png')).toBe(0);
    expect(await stored()).toHaveLength(count);
    expect((await sendPicture('stored.png')).status).toBe(201);
  });

  test('sends more than it was asked for, nothing of it is sent on', async () => {
    const file = await upload('whole.png', png(300, 200, 30));
    await s3.stop();
    await s3.start('whole files');
    const part = await load(file.url, { Range: 'bytes=0-3' });
    expect([part.status, part.headers.get('content-range')]).toEqual([503, null]);
    expect((await load(file.url)).status).toBe(200);
  });

  test('takes some files and not others, a picture is stored whole or not at all', async () => {
    const file = await upload('half.png', png(1000, 600, 60));
    const before = await Promise.all(addressesOf(file).map(async (address) => (await load(address)).body));
    const paths = await stored();
    const inTrash = await trash();
    await s3.stop();
    await s3.start('without thumbnails');

    const refused = await sendPicture('half-new.png');
    expect([refused.status, messageOf(refused)]).toEqual([503, outage]);
    expect(await rows('half-new.png')).toBe(0);
    expect(await stored()).toEqual(paths);

    expect((await replace(file.id, png(700, 500, 200), 'half.png')).status).toBe(503);
    const after = await Promise.all(addressesOf(file).map(async (address) => (await load(address)).body));
    expect(after).toEqual(before);
    expect(await stored()).toEqual(paths);
    expect(await trash()).toEqual(inTrash);
  });
});

test('a CMS with keys that are not accepted does not start, and says so', async () => {
  const start = cms.replica({ ...s3.environment, S3_SECRET_ACCESS_KEY: 'wrong' });
  await expect(start).rejects.toThrow(
    `The keys are not accepted by the bucket ${s3.bucket} at ${s3.url}: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
  );
});

// Two programs cannot use one SQLite file.
describe.runIf('DATABASE_URL' in inject('cms').environment)('two CMSes that share a bucket', () => {
  let other: CmsProcess;

  test('show at once what was uploaded, replaced or deleted at the other', async () => {
    other = await cms.replica();
    const file = await upload('shared.png', png(40, 30, 70), other.url);
    const before = (await load(file.url)).body;
    expect(before.subarray(1, 4).toString()).toBe('PNG');
    expect((await replace(file.id, png(40, 30, 80), 'shared.png')).status).toBe(200);
    const seen = await fetch(`${other.url}${file.url}`);
    expect(Buffer.from(await seen.arrayBuffer())).toEqual((await load(file.url)).body);
    expect((await load(file.url)).body).not.toEqual(before);
    await succeed(`/upload/files/${file.id}`, { url: other.url, token, method: 'DELETE' });
    expect((await load(file.url)).status).toBe(404);
  });

  test('start without the bucket, and use it when it is back', async () => {
    await s3.stop();
    const late = await cms.replica();
    expect(late.output()).toContain('pictures and videos are missing until there is');
    await s3.start();
    const file = await upload('late.png', png(40, 30), late.url);
    expect((await load(file.url)).status).toBe(200);
  });
});
