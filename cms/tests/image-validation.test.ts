import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { mediaOfEventPath } from '../src/contracts/event-media';
import { imageMessages, imageValidationSchema, type ImageValidation } from '../src/contracts/image';
import { hostileAddresses, hostileHosts } from '../src/media/outside-image/hostile-addresses.cases';
import { tokenOfMember } from './support/accounts';
import { ensureFolder, upload, type UploadedFile } from './support/admin';
import { call, succeed } from './support/http';
import { deleteEvents, publishEvent } from './support/revival';
import { mp4 } from './support/sample-files';
import { tokenOf } from './support/signed-in';

const usable: ImageValidation = { exists: true, accessible: true, error: null };
const refused: ImageValidation = { exists: false, accessible: false, error: imageMessages['image.inaccessible'] };

let token: string;
let picture: Buffer;
let stored: UploadedFile;

beforeAll(async () => {
  token = await tokenOfMember('ministry-admin');
  picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#406080' } })
    .jpeg()
    .toBuffer();
  const folder = await ensureFolder(token, 'Revival nights', await ensureFolder(token, 'public'));
  stored = await upload(token, 'Night 100%.jpg', 'image/jpeg', picture, folder);
  await upload(token, 'night.mp4', 'video/mp4', mp4, folder);
  await upload(token, 'validated.jpg', 'image/jpeg', picture);
});

async function validate(imageUrl: string, where: { url?: string; token?: string } = {}): Promise<ImageValidation> {
  const { json } = await succeed('/api/images/validate', { token, body: { imageUrl }, ...where });
  return v.parse(imageValidationSchema, json);
}

describe('who asks', () => {
  const body = { imageUrl: '/api/assets/validated' };

  test('nobody signed in is answered 401, also with a cookie or a token that is none', async () => {
    expect((await call('/api/images/validate', { body })).status).toBe(401);
    expect((await call('/api/images/validate', { body, token: 'false' })).status).toBe(401);
    const headers = { Cookie: `jwtToken=${token}; strapi_admin_refresh=${token}` };
    expect((await call('/api/images/validate', { body, headers })).status).toBe(401);
  });

  test('the prayer team is answered 403', async () => {
    const prayerTeam = await tokenOfMember('prayer-team');
    expect((await call('/api/images/validate', { body, token: prayerTeam })).status).toBe(403);
  });

  test('a ministry admin and the super admin are answered', async () => {
    expect(await validate(body.imageUrl)).toEqual(usable);
    expect(await validate(body.imageUrl, { token: await tokenOf() })).toEqual(usable);
  });
});

test.each([
  {},
  { imageUrl: '' },
  { imageUrl: '   ' },
  { imageUrl: 1 },
  { imageUrl: null },
  { imageUrl: ['/a'] },
  { imageUrl: `/public-objects/${'a'.repeat(2048)}` },
  [],
])('a body like %j is refused, and names the field', async (body) => {
  const answer = await call('/api/images/validate', { token, body });
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ error: { details: { errors: [{ path: ['imageUrl'] }] } } });
});

describe('an address of this site', () => {
  test.each([
    '/public-objects/Revival%20nights/Night%20100%25.jpg',
    '/public-objects/Revival nights/Night%20100%25.jpg',
    '/public-objects/Revival%20nights/Night%20100%25.jpg?v=1#part',
    'http://localhost:3000/public-objects/Revival%20nights/Night%20100%25.jpg',
    '/api/assets/validated',
    '/api/assets/validated.jpg',
    ' /api/assets/validated.jpg ',
  ])('%s is a picture', async (address) => {
    expect(await validate(address)).toEqual(usable);
  });

  test('may be that of an upload, and of a size that was made of it', async () => {
    const { formats } = v.parse(v.object({ formats: v.record(v.string(), v.object({ url: v.string() })) }), stored);
    const urls = [stored.url, ...Object.values(formats).map(({ url }) => url)];
    expect(urls.length).toBeGreaterThan(1);
    expect(await Promise.all(urls.map((url) => validate(`${url}?v=abc`)))).toEqual(urls.map(() => usable));
  });

  test.each([
    '/public-objects/Revival nights/Night 100%.jpg',
    '/public-objects/Revival%20nights/none.jpg',
    '/public-objects/Revival%20nights/night.mp4',
    '/public-objects/Revival%20nights',
    '/public-objects/Revival%20nights/',
    '/public-objects/',
    '/public-objects/validated.jpg',
    '/public-objects/../api/assets/validated.jpg',
    '/public-objects/x/../Revival%20nights/Night%20100%25.jpg',
    '/public-objects/%2e%2e/cms.db',
    '/public-objects/..%2f..%2fcms.db',
    '/public-objects\\Revival nights\\Night%20100%25.jpg',
    '/api/assets/../images/available',
    '/api/assets/validated.jpg/more',
    '/api/assets/status',
    '/api/assets/',
    '/api/images/available',
    '/api/video/night',
    '/uploads/../cms.db',
    '/uploads/%2e%2e%2fcms.db',
    '/uploads/none.jpg',
    '/uploads/thumbnail_none.jpg',
    '/admin/panel',
    '/',
    '//localhost/api/assets/validated.jpg',
    '/\\localhost/api/assets/validated.jpg',
    'api/assets/validated.jpg',
    'http://localhost:3000.example.org/api/assets/validated.jpg',
    'http://localhost:3000@127.0.0.1/api/assets/validated.jpg',
    'http://localhost:3000\\api/assets/validated.jpg',
    '/api/assets/%00',
    '/api/assets/%ff',
  ])('%s is none', async (address) => {
    expect(await validate(address)).toEqual(refused);
  });
});

describe('an address inside', () => {
  test.each([...hostileHosts.map((host) => `http://${host}/picture.png`), ...hostileAddresses])(
    '%j is refused like any other',
    async (address) => {
      expect(await validate(address)).toEqual(refused);
    },
  );
});

describe('a picture of another server', () => {
  let other: string;
  let stop: () => void;
  const portFile = inject('cms').environment['REACHED_PORT_FILE'] ?? '';
  const asked: string[] = [];

  const answers: Readonly<Record<string, RequestListener>> = {
    '/night.jpg': (_, response) => response.setHeader('Content-Type', 'image/jpeg').end(picture),
    '/moved.jpg': (_, response) => response.writeHead(302, { Location: '/night.jpg' }).end(),
    '/page.jpg': (_, response) => response.setHeader('Content-Type', 'image/jpeg').end('<!doctype html>'),
  };

  beforeAll(async () => {
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const answer = answers[request.url ?? ''];
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    other = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    stop = () => {
      server.closeAllConnections();
      server.close();
    };
    await writeFile(portFile, new URL(other).port);
  });

  afterAll(async () => {
    await rm(portFile);
    stop();
  });

  test('can be used where it is one', async () => {
    expect(await validate(`${other}/night.jpg`)).toEqual(usable);
  });

  test.each(['/moved.jpg', '/page.jpg', '/none.jpg'])('cannot at %s', async (path) => {
    asked.splice(0);
    expect(await validate(`${other}${path}`)).toEqual(refused);
    expect(asked).toEqual([path]);
  });

  test('is copied for the event that shows it', async () => {
    const id = await publishEvent(token, 'copied', {}, ['en']);
    const path = mediaOfEventPath(id);
    const body = { mediaType: 'image', mediaUrl: `${other}/night.jpg`, caption: 'kept' };
    const added = await succeed(path, { token, body });
    expect(added.status).toBe(201);
    expect(added.text).not.toContain(other);
    const [, address = ''] = /"mediaUrl":"(\/public-objects\/[^"]+)"/.exec(added.text) ?? [];
    const copy = await fetch(inject('cms').url + address);
    expect(copy.status).toBe(200);
    expect(copy.headers.get('content-type')).toMatch(/^image\//);
    expect((await succeed(path)).text).toContain(address);
    await deleteEvents(token, [id]);
  });

  test('is brought into the library by the panel’s own call, and nothing else is', async () => {
    const urls = ['/night.jpg', '/moved.jpg', '/page.jpg'].map((path) => `${other}${path}`);
    const { text } = await succeed('/upload/actions/upload-from-urls', { token, body: { urls } });
    expect(text.match(/^event: file:(complete|error)$/gm)).toEqual([
      'event: file:complete',
      'event: file:error',
      'event: file:error',
    ]);
  });
});

test('the panel’s own call asks nothing inside either', async () => {
  const urls = hostileHosts.slice(0, 20).map((host) => `http://${host}:1337/_health`);
  const { text } = await succeed('/upload/actions/upload-from-urls', { token, body: { urls } });
  expect(text.match(/^event: file:error$/gm)).toHaveLength(urls.length);
});
