import sharp from 'sharp';
import * as v from 'valibot';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { availableImageSchema } from '../src/contracts/image';
import { tokenOfMember } from './support/accounts';
import { upload, type UploadedFile } from './support/admin';
import { call, succeed } from './support/http';
import {
  box,
  locatedPicture,
  locatedVideo,
  pictureKinds,
  location,
  shown,
  type PictureKind,
} from './support/located-media';
import { png } from './support/sample-files';
import { storedFile } from './support/stored-files';

const formatsSchema = v.nullish(v.record(v.string(), v.object({ url: v.string() })));
const storedSchema = v.object({ url: v.string(), size: v.number(), formats: formatsSchema });

let token: string;

beforeAll(async () => {
  token = await tokenOfMember('ministry-admin');
});

async function served(path: string): Promise<Buffer> {
  const response = await fetch(`${inject('cms').url}${path}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

function form(field: string, files: readonly (readonly [string, string, Buffer])[]): FormData {
  const body = new FormData();
  for (const [name, type, bytes] of files) {
    body.append(field, new File([new Uint8Array(bytes)], name, { type }));
  }
  return body;
}

async function expectNoLocation(bytes: Buffer): Promise<void> {
  const { exif, xmp, iptc, comments, orientation } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, comments, orientation }).toEqual({});
  expect(bytes.includes(location)).toBe(false);
}

/** The picture and all its sizes. */
async function expectPictureWithoutLocation(file: unknown): Promise<void> {
  const { url, formats } = v.parse(storedSchema, file);
  expect(file).toMatchObject({ width: 300, height: 400 });
  expect(Object.keys(formats ?? {})).toContain('thumbnail');
  const original = await served(url);
  await expectNoLocation(original);
  expect(await sharp(original).metadata()).toMatchObject({ width: 300, height: 400 });
  for (const size of Object.values(formats ?? {})) {
    const smaller = await served(size.url);
    await expectNoLocation(smaller);
    const { width, height } = await sharp(smaller).metadata();
    expect(height).toBeGreaterThan(width);
  }
}

const named = async (kind: PictureKind) =>
  [`night-of-prayer.${kind}`, `image/${kind}`, await locatedPicture(kind)] as const;

describe.each(pictureKinds)('a %s picture with a location', (kind) => {
  test('contains it before', async () => {
    const [, , bytes] = await named(kind);
    expect(bytes.includes(location)).toBe(true);
    const { exif, xmp } = await sharp(bytes).metadata();
    expect([exif !== undefined, xmp !== undefined]).toEqual([kind !== 'gif', kind !== 'gif']);
  });

  test('uploaded in the panel contains it no longer', async () => {
    const [name, type, bytes] = await named(kind);
    await expectPictureWithoutLocation(await upload(token, name, type, bytes));
  });

  test('replacing another in the panel contains it no longer', async () => {
    const [name, type, bytes] = await named(kind);
    const { id } = await upload(token, name, type, kind === 'png' ? png(9, 9) : bytes);
    const { json } = await succeed(`/upload?id=${id}`, { token, form: form('files', [[name, type, bytes]]) });
    await expectPictureWithoutLocation(json);
  });

  test('sent from the timeline page contains it no longer', async () => {
    const [name, type, bytes] = await named(kind);
    const { json } = await succeed('/api/images', { token, form: form('file', [[name, type, bytes]]) });
    const { url } = v.parse(availableImageSchema, json);
    const clean = await served(url);
    await expectNoLocation(clean);
    expect(await sharp(clean).metadata()).toMatchObject({ width: 300, height: 400 });
  });
});

test('several pictures at once contain no location', async () => {
  const files = await Promise.all(pictureKinds.map(named));
  const { json } = await succeed('/upload', { token, form: form('files', files) });
  const stored = v.parse(v.array(v.unknown()), json);
  expect(stored).toHaveLength(pictureKinds.length);
  await Promise.all(stored.map(expectPictureWithoutLocation));
});

test('a picture sent alone, as the panel sends large ones, contains no location', async () => {
  const { json } = await succeed('/upload/files', { token, form: form('files', [await named('jpeg')]) });
  await expectPictureWithoutLocation(json);
});

test('a picture is encoded anew also where that makes it larger', async () => {
  const small = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#999' } })
    .jpeg({ quality: 1 })
    .withExif({ IFD0: { ImageDescription: location } })
    .toBuffer();
  const noisy = await sharp(small)
    .composite([{ input: png(3, 3), left: 5, top: 5 }])
    .jpeg({ quality: 5 })
    .toBuffer();
  const { url } = await upload(token, 'small.jpg', 'image/jpeg', noisy);
  expect(await served(url)).not.toEqual(noisy);
});

test.each([`${'n'.repeat(240)}.png`, `${'ñ'.repeat(240)}.png`, `${'祈'.repeat(60)}.png`, `a.${'x'.repeat(240)}`])(
  'a picture with a long name is stored with its smaller sizes: %.30s',
  async (name) => {
    const { url, formats } = v.parse(storedSchema, await upload(token, name, 'image/png', png(600, 500)));
    for (const address of [url, ...Object.values(formats ?? {}).map((size) => size.url)]) await served(address);
    expect(Object.keys(formats ?? {}).sort()).toEqual(['small', 'thumbnail']);
  },
);

test('a file that only has a picture’s name is refused', async () => {
  const answer = await call('/upload', { token, form: form('files', [['a.png', 'image/png', Buffer.from(location)]]) });
  expect(answer.status).toBe(400);
});

describe('a video with a location', () => {
  const { bytes, shownAt } = locatedVideo();

  async function expectVideoWithoutLocation({ url }: Pick<UploadedFile, 'url'>): Promise<void> {
    const clean = await served(url);
    expect(clean.length).toBe(bytes.length);
    expect(clean.includes(location)).toBe(false);
    expect(clean.includes('ISO6709')).toBe(false);
    for (const at of shownAt) {
      expect(clean.toString('latin1', at, at + shown.length)).toBe(shown);
    }
    expect(await storedFile(inject('cms').environment, url)).toEqual(clean);
  }

  test('uploaded in the panel contains it no longer, and plays the same', async () => {
    expect(bytes.includes(location)).toBe(true);
    await expectVideoWithoutLocation(await upload(token, 'night-of-prayer.mp4', 'video/mp4', bytes));
  });

  test('replacing another contains it no longer', async () => {
    const { id } = await upload(token, 'night-of-prayer.mp4', 'video/mp4', bytes);
    const replacement = form('files', [['night-of-prayer.mp4', 'video/mp4', bytes]]);
    const { json } = await succeed(`/upload?id=${id}`, { token, form: replacement });
    await expectVideoWithoutLocation(v.parse(storedSchema, json));
  });

  test('preserves the position of every box needed for playback', async () => {
    const { url } = await upload(token, 'night-of-prayer.mp4', 'video/mp4', bytes);
    const clean = await served(url);
    for (const type of ['ftyp', 'moov', 'mvhd', 'tkhd', 'vide', 'soun', 'stsd', 'stsz', 'stco', 'mdat']) {
      expect(clean.indexOf(type), type).toBe(bytes.indexOf(type));
    }
    expect(clean.indexOf('udta')).toBe(-1);
  });

  const start = bytes.subarray(0, 24);

  test('that many browsers show black is refused with what to choose, in the panel and on /admin', async () => {
    const black = Buffer.from(bytes.toString('latin1').replace('avc1', 'hvc1'), 'latin1');
    const way = { '/upload': 'files', '/api/picture-slots/pastor-video/file': 'file' };
    for (const [path, field] of Object.entries(way)) {
      const answer = await call(path, { token, form: form(field, [['IMG_2031.mp4', 'video/mp4', black]]) });
      expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.text).toContain('“Most Compatible”');
    }
  });

  test.each([
    ['a box longer than the file', Buffer.concat([start, box('moov', Buffer.alloc(40)).subarray(0, 30)])],
    ['half a box', Buffer.concat([start, Buffer.from([0, 0, 0])])],
    ['a box shorter than its head', Buffer.concat([start, Buffer.from([0, 0, 0, 4]), Buffer.from('moov')])],
    ['a track whose tables are missing', bytes.subarray(0, bytes.indexOf('stbl') + 12)],
  ])('and %s is refused', async (_name, broken) => {
    const answer = await call('/upload', { token, form: form('files', [['broken.mp4', 'video/mp4', broken]]) });
    expect(answer.status).toBe(400);
  });
});
