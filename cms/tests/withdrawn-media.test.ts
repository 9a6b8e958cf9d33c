import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { eventMediaPath } from '../src/contracts/event-media';
import { tokenOfMember } from './support/accounts';
import {
  createEntry,
  deleteEntry,
  ensureFolder,
  publishEntry,
  publishSingle,
  removeUploads,
  updateEntry,
  upload,
  type UploadedFile,
} from './support/admin';
import { call, succeed } from './support/http';
import { book } from './support/library';
import {
  addMedia,
  deleteEvents,
  draftMedia,
  eventUid,
  mediaUid,
  publishEvent,
  revivalEvent,
  unpublishEntry,
} from './support/revival';
import { mensMinistryPage } from './support/site-pages';
import { mp4, png } from './support/sample-files';

let token: string;
let folder: number;
const events: string[] = [];
const uploaded: string[] = [];

beforeAll(async () => {
  token = await tokenOfMember('ministry-admin');
  folder = await ensureFolder(token, 'Withdrawn & more', await ensureFolder(token, 'public'));
});

afterEach(async () => {
  await deleteEvents(token, events.splice(0));
  for (const name of ['withdrawn-', ...uploaded.splice(0)]) await removeUploads(token, name);
});

async function event(): Promise<string> {
  const id = await publishEvent(token, 'withdrawn', {}, ['en']);
  events.push(id);
  return id;
}

const publicPath = (name: string) => `/public-objects/Withdrawn%20%26%20more/${name}`;
const picture = (name: string) => upload(token, name, 'image/png', png(1000, 600), folder);

async function image(eventId: string, mediaUrl: string): Promise<string> {
  return (await addMedia(token, eventId, { mediaType: 'image', mediaUrl, caption: '' })).id;
}

/** An item with any fields, created as in the panel. */
async function published(eventId: string, fields: Record<string, unknown>): Promise<string> {
  const id = await draftMedia(token, eventId, fields);
  await publishEntry(token, mediaUid, id, 'en');
  return id;
}

const withdraw = (item: string, withdrawn = true) =>
  succeed(eventMediaPath(item), { method: 'PATCH', token, body: { withdrawn } });

const statusOf = async (path: string) => (await call(path)).status;

/** Every URL of a picture in the folder. */
function addressesOf({ name, url, ...file }: UploadedFile): string[] {
  const stored = url.replace('/uploads/', '');
  const sizes = Object.values(file['formats'] ?? {}).map((size: { url: string }) => size.url);
  expect(sizes).toHaveLength(3);
  return [
    publicPath(name),
    `${publicPath(name)}?width=480`,
    `/api/assets/${name}`,
    `/api/assets/${name.replace(/\.png$/, '')}`,
    ...[url, ...sizes].flatMap((address) => [address, `${address}?v=1`, `${address}?width=480`]),
    `/uploads//${stored}`,
    `/%75ploads/${stored}`,
    `/uploads/..%2Fuploads%2F${stored}?v=1`,
    `/uploads/${stored.replace('w', '%77')}`,
  ];
}

const isListed = async (name: string) => (await call('/api/images/available')).text.includes(`"${name}"`);

describe('a picture that its item shows', () => {
  test.each([
    ['by its path', ({ name }: UploadedFile) => publicPath(name)],
    [
      'by its path, written otherwise',
      ({ name }: UploadedFile) => `/public-objects/Withdrawn & more/${name}?width=900`,
    ],
    ['by its upload', ({ url }: UploadedFile) => url],
    ['by its name', ({ name }: UploadedFile) => `/api/assets/${name.replace('.png', '')}`],
  ])('%s is gone at all its addresses while the item is withdrawn', async (_, address) => {
    const file = await picture('withdrawn-one.png');
    const other = await picture('withdrawn-one-other.png');
    const item = await published(await event(), { mediaType: 'image', mediaUrl: address(file) });
    const answers = () => Promise.all(addressesOf(file).map(statusOf));
    expect(new Set(await answers())).toEqual(new Set([200]));
    expect(await isListed(file.name)).toBe(true);

    await withdraw(item);
    expect(new Set(await answers())).toEqual(new Set([404]));
    expect(await isListed(file.name)).toBe(false);
    expect(new Set(await Promise.all(addressesOf(other).map(statusOf)))).toEqual(new Set([200]));
    expect(await isListed(other.name)).toBe(true);

    await withdraw(item, false);
    expect(new Set(await answers())).toEqual(new Set([200]));
    expect(await isListed(file.name)).toBe(true);
  });

  test('is refused for HEAD, range and conditional requests, and refusals are not cached', async () => {
    const file = await picture('withdrawn-parts.png');
    const item = await image(await event(), publicPath(file.name));
    const paths = [publicPath(file.name), file.url, `/api/assets/${file.name}`];
    const etags = await Promise.all(paths.map(async (path) => (await call(path)).headers.get('etag') ?? ''));
    await withdraw(item);
    for (const [index, path] of paths.entries()) {
      const ways = [
        { method: 'HEAD' },
        { headers: { Range: 'bytes=0-9' } },
        { headers: { 'If-None-Match': etags[index] ?? '', 'Cache-Control': 'max-age=0' } },
        { token },
      ];
      for (const way of ways) {
        const { status, headers } = await call(path, way);
        expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
      }
    }
  });

  test('is asked for anew each time, but for pages, which ask for a version', async () => {
    const file = await picture('withdrawn-kept.png');
    for (const path of [publicPath(file.name), file.url, `/api/assets/${file.name}`]) {
      const { headers } = await succeed(path);
      expect(headers.get('cache-control')).toBe('public, no-cache');
      const again = { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
      expect((await call(path, { headers: again })).status).toBe(304);
    }
    const part = await call(file.url, { headers: { Range: 'bytes=1-3' } });
    expect([part.status, part.text, part.headers.get('content-type')]).toEqual([206, 'PNG', 'image/png']);
    const version = await succeed(`${file.url}?v=abc`);
    expect(version.headers.get('cache-control')).toBe('max-age=2592000');
  });

  test('stays gone when its item is taken back, and when another file takes its name', async () => {
    const file = await picture('withdrawn-again.png');
    const eventId = await event();
    const item = await published(eventId, { mediaType: 'image', mediaUrl: publicPath(file.name) });
    await withdraw(item);
    await unpublishEntry(token, mediaUid, item, 'en');
    expect(await statusOf(publicPath(file.name))).toBe(404);
    await picture('withdrawn-again.png');
    expect(await statusOf(publicPath(file.name))).toBe(404);
    expect(await statusOf(file.url)).toBe(404);
  });

  test('goes as soon as its item’s draft is saved as withdrawn', async () => {
    const file = await picture('withdrawn-draft.png');
    const item = await published(await event(), { mediaType: 'image', mediaUrl: file.url });
    await updateEntry(token, mediaUid, item, 'en', { withdrawn: true });
    expect(await statusOf(file.url)).toBe(404);
    await updateEntry(token, mediaUid, item, 'en', { withdrawn: false });
    expect(await statusOf(file.url)).toBe(404);
    await publishEntry(token, mediaUid, item, 'en');
    expect(await statusOf(file.url)).toBe(200);
  });
});

test('a video and its poster are gone at all their addresses while the item is withdrawn', async () => {
  const film = await upload(token, 'withdrawn-film.mp4', 'video/mp4', mp4, folder);
  const poster = await upload(token, 'withdrawn-still.png', 'image/png', png(40, 30));
  const item = await published(await event(), {
    mediaType: 'video',
    mediaUrl: '/api/video-production/withdrawn-film',
    thumbnailUrl: poster.url,
  });
  const paths = [
    '/api/video/withdrawn-film',
    '/api/video/withdrawn-film.mp4',
    '/api/video-production/withdrawn-film',
    '/api/assets/withdrawn-film',
    publicPath(film.name),
    film.url,
    poster.url,
    '/api/assets/withdrawn-still',
  ];
  const answers = () =>
    Promise.all(paths.map(async (path) => (await call(path, { headers: { Range: 'bytes=0-3' } })).status));
  expect(new Set(await answers())).toEqual(new Set([206]));
  await withdraw(item);
  expect(new Set(await answers())).toEqual(new Set([404]));
  await withdraw(item, false);
  expect(new Set(await answers())).toEqual(new Set([206]));
});

describe('the file of a withdrawn item stays', () => {
  test('while another item shows it that visitors see', async () => {
    const file = await picture('withdrawn-shared.png');
    const [first, second] = [await event(), await event()];
    const item = await image(first, publicPath(file.name));
    const other = await image(second, `/api/assets/${file.name}`);
    await withdraw(item);
    expect(new Set(await Promise.all(addressesOf(file).map(statusOf)))).toEqual(new Set([200]));
    expect(await isListed(file.name)).toBe(true);

    await unpublishEntry(token, eventUid, second, 'en');
    expect(await statusOf(file.url)).toBe(404);
    await updateEntry(token, eventUid, second, 'en', revivalEvent('again'));
    await publishEntry(token, eventUid, second, 'en');
    expect(await statusOf(file.url)).toBe(200);
    await withdraw(other);
    expect(await statusOf(file.url)).toBe(404);
  });

  test('as the cover of a book, until that is taken back', { tags: ['night'] }, async () => {
    const file = await picture('withdrawn-cover.png');
    const uid = 'api::book.book';
    const id = await createEntry(token, uid, 'en', { ...book('withdrawn', 1), cover: file.id });
    await withdraw(await image(await event(), publicPath(file.name)));
    expect(await statusOf(`${file.url}?v=1`)).toBe(404);
    await publishEntry(token, uid, id, 'en');
    expect(await statusOf(`${file.url}?v=1`)).toBe(200);
    await unpublishEntry(token, uid, id, 'en');
    expect(await statusOf(`${file.url}?v=1`)).toBe(404);
    await deleteEntry(token, uid, id);
  });

  test('as a picture that an editor chose for a page', { tags: ['night'] }, async () => {
    const file = await picture('withdrawn-page.png');
    const uid = 'api::mens-ministry-page.mens-ministry-page';
    const page = mensMinistryPage('withdrawn');
    const gallery = page.retreat.gallery.map((photo) => ({ ...photo, image: file.id }));
    await publishSingle(token, uid, 'en', { ...page, retreat: { ...page.retreat, gallery } });
    await withdraw(await image(await event(), publicPath(file.name)));
    expect(await statusOf(file.url)).toBe(200);
    await publishSingle(token, uid, 'en', page);
    expect(await statusOf(file.url)).toBe(404);
  });

  test.each([
    ['retreat-image4.png', '/api/assets/retreat-image4', undefined],
    ['pastor-video-poster.png', '/api/assets/pastor-video-poster', undefined],
    ['4.png', '/public-objects/Marriage%20Ministry/4.png', 'Marriage Ministry'],
  ])('as %s, by which name a page shows it', async (name, address, within) => {
    const info =
      within === undefined ? undefined : await ensureFolder(token, within, await ensureFolder(token, 'public'));
    uploaded.push(name);
    const file = await upload(token, name, 'image/png', png(50, 40), info);
    await withdraw(await image(await event(), address));
    for (const path of [address, file.url]) {
      expect((await fetch(`${inject('cms').url}${path}`)).status).toBe(200);
    }
  });
});
