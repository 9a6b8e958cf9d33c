import sharp from 'sharp';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { homePageAnswerSchema } from '../src/contracts/home-page';
import { marriageMinistryPageAnswerSchema } from '../src/contracts/marriage-ministry-page';
import type { Image } from '../src/contracts/media';
import { mensMinistryPageAnswerSchema } from '../src/contracts/mens-ministry-page';
import { propheticMinistryPageAnswerSchema } from '../src/contracts/prophetic-ministry-page';
import { ensureFolder, type Locale, publishSingle, removeUploads, upload } from './support/admin';
import { call } from './support/http';
import { homePage } from './support/pages';
import { tokenOf } from './support/signed-in';
import { homePageParts, marriageMinistryPage, mensMinistryPage, propheticMinistryPage } from './support/site-pages';
import { mp4, png } from './support/sample-files';

const nothing = [null, null, null, null, null, null];
const uidOf = (noun: string) => `api::${noun}.${noun}`;

let token: string;

beforeAll(async () => {
  token = await tokenOf();
  for (const locale of ['en', 'es'] as const) {
    const parts = { ...homePage(locale), ...homePageParts(locale) };
    await publishSingle(token, uidOf('home-page'), locale, parts);
    await publishSingle(token, uidOf('prophetic-ministry-page'), locale, propheticMinistryPage(locale));
    await publishSingle(token, uidOf('marriage-ministry-page'), locale, marriageMinistryPage(locale));
    await publishSingle(token, uidOf('mens-ministry-page'), locale, mensMinistryPage(locale));
  }
});

const answer = async (noun: string, locale: Locale = 'en') => (await call(`/api/${noun}?locale=${locale}`)).json;
const home = async () => v.parse(homePageAnswerSchema, await answer('home-page')).data;
const retreatGallery = async (locale: Locale = 'en') =>
  v.parse(mensMinistryPageAnswerSchema, await answer('mens-ministry-page', locale)).data.retreat?.gallery ?? [];
const marriageGallery = async () =>
  v.parse(marriageMinistryPageAnswerSchema, await answer('marriage-ministry-page')).data.gallery;
const widths = (gallery: Awaited<ReturnType<typeof retreatGallery>>) =>
  gallery.map(({ image }) => image?.width ?? null);

/** Every size has the address of the picture's name, is as wide as it says, and may be cached for good. */
async function expectSizes(image: Image | null | undefined, address: string): Promise<void> {
  const sizes = image ? [image, ...image.formats] : [];
  expect(sizes.length).toBeGreaterThan(1);
  for (const { url, width } of sizes) {
    expect(url.split('?')[0]).toBe(address);
    const response = await fetch(inject('cms').url + url);
    expect(response.headers.get('cache-control')).toBe('max-age=2592000');
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
  }
  expect((await call(address)).headers.get('cache-control')).toBe('public, no-cache');
}

describe('the photos of the retreat', () => {
  beforeEach(() => removeUploads(token, 'retreat-image'));

  test('are null with their descriptions until they are uploaded, and then those of their names', async () => {
    expect(widths(await retreatGallery())).toEqual(nothing);
    expect((await retreatGallery('es')).map(({ alt }) => alt)[5]).toBe('Photo 6 es');
    expect((await home()).retreat?.picture).toEqual({ image: null, alt: 'Hills en' });

    await upload(token, 'retreat-image1.png', 'image/png', png(601, 400));
    await upload(token, 'retreat-image3.png', 'image/png', png(603, 400));
    expect(widths(await retreatGallery())).toEqual([601, null, 603, null, null, null]);
    expect((await home()).retreat?.picture?.image).toMatchObject({ width: 601, height: 400 });
    const [first] = await retreatGallery();
    expect(first?.image?.formats.map(({ width }) => width)).toEqual([234, 480]);
    await expectSizes(first?.image, '/api/assets/retreat-image1');
  });

  test('are an editor’s own where one is chosen, in that language alone', async () => {
    const chosen = await upload(token, 'a-better-photo.png', 'image/png', png(700, 400));
    const page = mensMinistryPage('en');
    const gallery = page.retreat.gallery.map((photo, index) => (index === 1 ? { ...photo, image: chosen.id } : photo));
    await publishSingle(token, uidOf('mens-ministry-page'), 'en', { ...page, retreat: { ...page.retreat, gallery } });
    await upload(token, 'retreat-image2.png', 'image/png', png(602, 400));
    expect(widths(await retreatGallery('en'))).toEqual([null, 700, null, null, null, null]);
    expect(widths(await retreatGallery('es'))).toEqual([null, 602, null, null, null, null]);
  });
});

test('the photos of marriages are those of their folder, by number, and of no other', async () => {
  const marriages = await ensureFolder(token, 'Marriage Ministry', await ensureFolder(token, 'public'));
  await removeUploads(token, '2');
  await removeUploads(token, '10');
  await upload(token, '2.png', 'image/png', png(501, 300));
  await upload(token, '10.png', 'image/png', png(510, 300), marriages);
  const photo = async (number: number) => (await marriageGallery())[number - 1]?.image;
  expect(await photo(2)).toBeNull();
  await upload(token, '2.png', 'image/png', png(502, 300), marriages);
  expect(await photo(2)).toMatchObject({ width: 502, height: 300 });
  await expectSizes(await photo(2), '/public-objects/Marriage Ministry/2.png');
  await upload(token, '2.png', 'image/png', png(503, 300));
  expect(await photo(2)).toMatchObject({ width: 502 });
});

test('the pictures of the prophetic ministry and of its word are found by their names', async () => {
  const shown = async () => {
    const { picture, word } = v.parse(propheticMinistryPageAnswerSchema, await answer('prophetic-ministry-page')).data;
    return [picture, word?.image];
  };
  await removeUploads(token, 'ministry-prophetic');
  await removeUploads(token, 'prophetic-word-2025');
  expect(await shown()).toEqual([null, null]);
  await upload(token, 'ministry-prophetic.png', 'image/png', png(300, 200));
  await upload(token, 'prophetic-word-2025.png', 'image/png', png(320, 200));
  expect(await shown()).toMatchObject([{ width: 300 }, { width: 320, height: 200 }]);
});

test('a video is there as soon as it is uploaded, its still picture when there is one', async () => {
  await removeUploads(token, 'pastor-video');
  await removeUploads(token, 'august16-promo-video');
  expect([(await home()).about?.video, (await home()).revival?.video]).toEqual([null, null]);

  await upload(token, 'pastor-video.png', 'image/png', png(320, 180));
  expect((await home()).about?.video).toBeNull();
  await upload(token, 'pastor-video.mp4', 'video/mp4', mp4);
  expect((await home()).about?.video).toEqual({ url: '/api/video-production/pastor-video', posterImage: null });

  await upload(token, 'august16-promo-video.mp4', 'video/mp4', mp4);
  await upload(token, 'august16-promo-video-poster.png', 'image/png', png(640, 360));
  const { revival } = await home();
  expect(revival?.video).toMatchObject({
    url: '/api/pakistan-revival-video',
    posterImage: { width: 640, height: 360 },
  });
});
