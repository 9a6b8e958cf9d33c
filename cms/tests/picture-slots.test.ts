import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { homePageAnswerSchema } from '../src/contracts/home-page';
import { marriageMinistryPageAnswerSchema } from '../src/contracts/marriage-ministry-page';
import { mensMinistryPageAnswerSchema } from '../src/contracts/mens-ministry-page';
import {
  type PictureSlot,
  pictureSlotMessages,
  pictureSlotPath,
  pictureSlotSchema,
  pictureSlotsPath,
  pictureSlotsSchema,
  slotFilePath,
} from '../src/contracts/picture-slot';
import { siteSettingAnswerSchema } from '../src/contracts/site-setting';
import { tokenOfMember } from './support/accounts';
import {
  createEntry,
  deleteEntry,
  publishEntry,
  publishSingle,
  removeUploads,
  saveSingle,
  upload,
} from './support/admin';
import { type Answer, call, succeed } from './support/http';
import { book } from './support/library';
import { homePage, siteSetting } from './support/pages';
import { expectRefusal, problemsOf } from './support/refusal';
import { addMedia, deleteEvents, publishEvent } from './support/revival';
import { mp4, png } from './support/sample-files';
import { tokenOf } from './support/signed-in';
import { homePageParts, marriageMinistryPage, mensMinistryPage, propheticMinistryPage } from './support/site-pages';

const uidOf = (noun: string) => `api::${noun}.${noun}`;
const locales = ['en', 'es'] as const;

let superAdmin: string;
let admin: string;
let prayerTeam: string;

beforeAll(async () => {
  superAdmin = await tokenOf();
  admin = await tokenOfMember('ministry-admin');
  prayerTeam = await tokenOfMember('prayer-team');
  for (const locale of locales) {
    const parts = { ...homePage(locale), ...homePageParts(locale) };
    await publishSingle(superAdmin, uidOf('home-page'), locale, parts);
    await publishSingle(superAdmin, uidOf('marriage-ministry-page'), locale, marriageMinistryPage(locale));
    await publishSingle(superAdmin, uidOf('prophetic-ministry-page'), locale, propheticMinistryPage(locale));
  }
  await publishMensPage();
  await publishSettings();
});

const cleaned = [
  'hero-image',
  'retreat-image',
  'pastor-video',
  'august16-promo-video',
  'logo',
  'social-image',
  'ministry-',
  'a-better-photo',
];
/** A page that names a file keeps it from being deleted. */
const publishMensPage = async () => {
  for (const locale of locales)
    await publishSingle(superAdmin, uidOf('mens-ministry-page'), locale, mensMinistryPage(locale));
};
const publishSettings = async () => {
  for (const locale of locales)
    await publishSingle(superAdmin, uidOf('site-setting'), locale, { ...siteSetting(locale), socialImage: null });
};

const clean = async () => {
  for (const name of cleaned) await removeUploads(superAdmin, name);
};
beforeEach(clean);
afterAll(clean);

const list = async () => v.parse(pictureSlotsSchema, (await call(pictureSlotsPath, { token: admin })).json);

async function slot(key: string): Promise<PictureSlot> {
  const found = (await list()).find((each) => each.key === key);
  if (!found) throw new Error(`There is no slot ${key}`);
  return found;
}

function form(bytes: Uint8Array, name = 'IMG_2031.png', type = 'image/png'): FormData {
  const sent = new FormData();
  sent.append('file', new File([new Uint8Array(bytes)], name, { type }));
  return sent;
}

const send = (key: string, bytes: Uint8Array, token = admin) => call(slotFilePath(key), { token, form: form(bytes) });

function slotOf(answer: Answer, status = 200): PictureSlot {
  expect(answer.status, answer.text).toBe(status);
  return v.parse(pictureSlotSchema, answer.json);
}

const replace = async (key: string, bytes: Uint8Array) => slotOf(await send(key, bytes), 201);
const undo = (key: string, file: number | undefined) =>
  call(`${slotFilePath(key)}/${file}`, { method: 'DELETE', token: admin });
const patch = (key: string, body: object) => call(pictureSlotPath(key), { method: 'PATCH', token: admin, body });

const page = async (noun: string, locale: 'en' | 'es' = 'en') => (await call(`/api/${noun}?locale=${locale}`)).json;
const home = async (locale: 'en' | 'es' = 'en') => v.parse(homePageAnswerSchema, await page('home-page', locale)).data;
const retreat = async (locale: 'en' | 'es' = 'en') =>
  v.parse(mensMinistryPageAnswerSchema, await page('mens-ministry-page', locale)).data.retreat?.gallery ?? [];
const marriages = async () =>
  v.parse(marriageMinistryPageAnswerSchema, await page('marriage-ministry-page')).data.gallery;

test('the list has every place of the site, for whoever manages its pictures', async () => {
  const places = (await list()).map(({ key }) => key).filter((key) => !key.startsWith('book-'));
  const numbered = (place: string) => [1, 2, 3, 4, 5, 6].map((number) => `${place}-${number}`);
  expect(places).toEqual([
    ...['hero', 'pastor-video', 'pastor-video-poster', 'ministry-mens', 'ministry-marriage', 'ministry-prophetic'],
    ...['promo-video', 'promo-video-poster', 'prophetic-word', ...numbered('retreat'), ...numbered('marriage')],
    ...['logo', 'social-image'],
  ]);
});

test('nobody else reads or changes them', async () => {
  const { file } = await replace('hero', png(40, 20));
  const calls = [
    { path: pictureSlotsPath, method: 'GET' },
    { path: pictureSlotPath('hero'), method: 'PATCH', body: { alts: { en: 'Mine' } } },
    { path: `${slotFilePath('hero')}/${file?.id}`, method: 'DELETE' },
  ];
  for (const { path, ...options } of calls) {
    expectRefusal(await call(path, options), 401);
    expectRefusal(await call(path, { ...options, token: prayerTeam }), 403);
  }
  expectRefusal(await call(slotFilePath('hero'), { form: form(png(8, 8)) }), 401);
  expectRefusal(await send('hero', png(8, 8), prayerTeam), 403);
  expect((await slot('hero')).file).toEqual(file);
});

describe('a picture that is replaced', () => {
  test('gets the name of its place, whatever the phone calls it, and the site shows it', async () => {
    const first = await replace('hero', png(400, 200));
    expect(first).toMatchObject({ canUndo: false, image: { width: 400 } });
    expect((await call('/api/assets/hero-image')).status).toBe(200);
    const second = await replace('hero', png(500, 200));
    expect(second).toMatchObject({ canUndo: true, image: { width: 500 } });
    expect((await home()).hero.image).toMatchObject({ width: 500 });
  });

  test('steps back to the one before, one at a time', async () => {
    await replace('retreat-2', png(601, 400));
    const second = await replace('retreat-2', png(602, 400));
    const third = await replace('retreat-2', png(603, 400));
    expectRefusal(await undo('retreat-2', second.file?.id), 409);
    expect(slotOf(await undo('retreat-2', third.file?.id)).image?.width).toBe(602);
    expectRefusal(await undo('retreat-2', third.file?.id), 409);
    const first = slotOf(await undo('retreat-2', second.file?.id));
    expect(first).toMatchObject({ canUndo: false, image: { width: 601 } });
    expectRefusal(await undo('retreat-2', first.file?.id), 409);
    expect((await retreat())[1]?.image?.width).toBe(601);
  });

  test(
    'takes the place of one that an editor has chosen, in both languages, and gives it back',
    { tags: ['night'] },
    async () => {
      onTestFinished(publishMensPage);
      const chosen = await upload(superAdmin, 'a-better-photo.png', 'image/png', png(700, 400));
      for (const locale of locales) {
        const whole = mensMinistryPage(locale);
        const gallery = whole.retreat.gallery.map((photo, index) =>
          index === 2 ? { ...photo, image: chosen.id } : photo,
        );
        const changed = { ...whole, retreat: { ...whole.retreat, gallery } };
        await publishSingle(superAdmin, uidOf('mens-ministry-page'), locale, changed);
      }
      expect((await slot('retreat-3')).image?.width).toBe(700);
      const { file, canUndo } = await replace('retreat-3', png(701, 400));
      expect(canUndo).toBe(true);
      for (const locale of locales) expect((await retreat(locale))[2]?.image?.width).toBe(701);
      slotOf(await undo('retreat-3', file?.id));
      for (const locale of locales) expect((await retreat(locale))[2]?.image?.width).toBe(700);
    },
  );

  test('leaves an unpublished edit of its page alone', async () => {
    await saveSingle(superAdmin, uidOf('home-page'), 'en', {
      ...homePage('unfinished'),
      ...homePageParts('unfinished'),
    });
    await replace('hero', png(410, 200));
    expect((await home()).hero).toMatchObject({ title: 'Hero en', image: { width: 410 } });
    await publishSingle(superAdmin, uidOf('home-page'), 'en', { ...homePage('en'), ...homePageParts('en') });
  });

  test('may be a photo of marriages, which lies in its own folder', async () => {
    const before = (await marriages())[3]?.image;
    const { file, image } = await replace('marriage-4', png(640, 480));
    expect((await marriages())[3]?.image).toMatchObject({ width: image?.width, height: image?.height });
    expect((await call('/public-objects/Marriage%20Ministry/4.png')).status).toBe(200);
    await removeUploads(superAdmin, '4.png');
    expect((await marriages())[3]?.image).toEqual(before);
    expect(file).not.toBeNull();
  });

  test('may be the card of a ministry, which is a picture only then', { tags: ['night'] }, async () => {
    const parts = homePageParts('en');
    const card = { title: 'Men', text: 'Text', icon: 'people', path: '/mens-ministry', picture: null };
    await publishSingle(superAdmin, uidOf('home-page'), 'en', { ...homePage('en'), ...parts, ministries: [card] });
    expect((await home()).ministries[0]?.picture).toBeNull();
    await replace('ministry-mens', png(600, 400));
    expect((await home()).ministries[0]?.picture).toMatchObject({ image: { width: 600 }, alt: '' });
    await publishSingle(superAdmin, uidOf('home-page'), 'en', { ...homePage('en'), ...parts });
  });

  test('may be a cover or the picture of shared links, which entries name', { tags: ['night'] }, async () => {
    const bookId = await createEntry(superAdmin, uidOf('book'), 'en', book('with a cover', 90));
    await publishEntry(superAdmin, uidOf('book'), bookId, 'en');
    onTestFinished(publishSettings);

    const cover = await replace(`book-${bookId}`, png(200, 300));
    expect(cover).toMatchObject({ place: 'book-cover', title: 'Book with a cover', locale: 'en' });
    expect((await call('/api/books?locale=en')).text).toContain(`/api/assets/book-${bookId}-cover?`);
    const second = await replace(`book-${bookId}`, png(220, 330));
    slotOf(await undo(`book-${bookId}`, second.file?.id));
    expect((await call('/api/books?locale=en')).text).toContain('"width":200');
    const both = await Promise.all([
      replace(`book-${bookId}`, png(240, 360)),
      replace(`book-${bookId}`, png(260, 390)),
    ]);
    const shown = await slot(`book-${bookId}`);
    const other = both.find(({ file }) => file?.id !== shown.file?.id);
    // Whoever was first sees his own file, and Undo goes back to it.
    expect((await undo(`book-${bookId}`, shown.file?.id)).json).toMatchObject({ file: { id: other?.file?.id } });
    await deleteEntry(superAdmin, uidOf('book'), bookId);

    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#888', noise } });
    await replace('social-image', await photo.jpeg({ quality: 95 }).toBuffer());
    for (const locale of locales) {
      const { data } = v.parse(siteSettingAnswerSchema, await page('site-setting', locale));
      expect(data.socialImage).toMatchObject({ width: 1200, height: 630 });
      const response = await fetch(`${inject('cms').url}${data.socialImage?.url ?? ''}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(bytes.length).toBeLessThanOrEqual(300_000);
    }
  });

  test('must be of the kind that its place shows', async () => {
    expectRefusal(await call(slotFilePath('hero'), { token: admin, form: form(mp4, 'a.mp4', 'video/mp4') }), 415);
    expectRefusal(await send('pastor-video', png(8, 8)), 415);
    expectRefusal(await send('hero', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 415);
    expectRefusal(await send('hero', png(40, 20).subarray(0, 60)), 400);
    expectRefusal(await send('hero', Buffer.alloc(0)), 400);
    expectRefusal(await call(slotFilePath('hero'), { token: admin, body: {} }), 415);
    expectRefusal(await send('retreat-7', png(8, 8)), 404);
    expect((await slot('hero')).file).toBeNull();
  });
});

test('a picture that came with its video goes with it', async () => {
  const sendVideo = () => call(slotFilePath('pastor-video'), { token: admin, form: form(mp4, 'a.mp4', 'video/mp4') });
  slotOf(await sendVideo(), 201);
  await replace('pastor-video-poster', png(320, 180));
  const second = slotOf(await sendVideo(), 201);
  await replace('pastor-video-poster', png(340, 180));
  expect((await home()).about?.video?.posterImage?.width).toBe(340);
  slotOf(await undo('pastor-video', second.file?.id));
  expect((await home()).about?.video?.posterImage?.width).toBe(320);
});

describe('a video that an event shows by the name of its place', () => {
  const film = (key: string) => call(slotFilePath(key), { token: admin, form: form(mp4, 'a.mp4', 'video/mp4') });
  const promo = '/api/video-production/august16-promo-video';

  async function shownInTimeline(address: string): Promise<void> {
    const event = await publishEvent(superAdmin, 'promo');
    onTestFinished(() => deleteEvents(superAdmin, [event]));
    await addMedia(superAdmin, event, { mediaType: 'video', mediaUrl: address, thumbnailUrl: null, caption: 'Promo' });
  }

  test.each([promo, '/api/assets/august16-promo-video', `${promo}.mp4`])(
    'goes back to the one before, at %s',
    async (address) => {
      const first = slotOf(await film('promo-video'), 201);
      await shownInTimeline(address);
      const second = slotOf(await film('promo-video'), 201);
      expect(slotOf(await undo('promo-video', second.file?.id)).file?.id).toBe(first.file?.id);
      expect((await call(address)).status).toBe(200);
    },
  );

  test('is not deleted with the one before', async () => {
    const first = slotOf(await film('promo-video'), 201);
    await shownInTimeline(promo);
    const second = slotOf(await film('promo-video'), 201);
    const chosen = { fileIds: [first.file?.id, second.file?.id], folderIds: [] };
    const refused = await call('/upload/actions/bulk-delete', { body: chosen, token: admin });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Promo')]);
    await succeed(`/upload/files/${second.file?.id}`, { method: 'DELETE', token: admin });
    expect((await call(`/upload/files/${first.file?.id}`, { method: 'DELETE', token: admin })).status).toBe(400);
    expect((await call(promo)).status).toBe(200);
  });

  test('is not deleted where its own address is named', async () => {
    await film('promo-video');
    const second = slotOf(await film('promo-video'), 201);
    await shownInTimeline(second.file?.url.replace(/\?.*/, '') ?? '');
    expect((await call(`/upload/files/${second.file?.id}`, { method: 'DELETE', token: admin })).status).toBe(400);
  });
});

describe('the important spot', () => {
  test('belongs to the file, and pages get it', async () => {
    const { file } = await replace('hero', png(400, 200));
    expect((await home()).hero.image?.focus).toBeUndefined();
    const changed = slotOf(await patch('hero', { focus: { file: file?.id, x: 12, y: 80 } }));
    expect(changed.image?.focus).toEqual({ x: 12, y: 80 });
    expect((await home()).hero.image?.focus).toEqual({ x: 12, y: 80 });
    expect((await replace('hero', png(410, 200))).image?.focus).toBeUndefined();
  });

  test('is refused outside the picture, and for a file that was replaced', async () => {
    const { file } = await replace('hero', png(400, 200));
    for (const focus of [
      { file: file?.id, x: 101, y: 0 },
      { file: file?.id, x: 0, y: -1 },
      { x: 1, y: 1 },
    ]) {
      const answer = await patch('hero', { focus });
      expectRefusal(answer, 400);
      expect(Object.values(problemsOf(answer))).toEqual([pictureSlotMessages['pictureSlot.focus.invalid']]);
    }
    await replace('hero', png(410, 200));
    expectRefusal(await patch('hero', { focus: { file: file?.id, x: 1, y: 1 } }), 409);
    expectRefusal(await patch('hero', {}), 400);
    expectRefusal(await patch('nowhere', { alts: { en: 'x' } }), 404);
  });
});

describe('the description', () => {
  test('belongs to a language, and the page shows it at once', async () => {
    const { alts } = await slot('hero');
    expect(alts).toEqual({ en: 'Hills en', es: 'Hills es' });
    const changed = slotOf(await patch('hero', { alts: { es: ' El pastor junto al río 🙏 ' } }));
    expect(changed.alts).toEqual({ en: 'Hills en', es: 'El pastor junto al río 🙏' });
    expect((await home('es')).hero.imageAlt).toBe('El pastor junto al río 🙏');
    expect((await home('en')).hero.imageAlt).toBe('Hills en');
    slotOf(await patch('hero', { alts: { es: 'Hills es' } }));
  });

  test('cannot be empty, too long or unreadable', async () => {
    const message = (key: keyof typeof pictureSlotMessages) => pictureSlotMessages[key];
    expect(problemsOf(await patch('hero', { alts: { en: ' ', es: 'ñ'.repeat(256) } }))).toEqual({
      'alts.en': message('pictureSlot.alt.required'),
      'alts.es': message('pictureSlot.alt.tooLong'),
    });
    // Strapi would refuse to publish the page with it.
    expect(problemsOf(await patch('hero', { alts: { en: '🙏'.repeat(128) } }))).toEqual({
      'alts.en': message('pictureSlot.alt.tooLong'),
    });
    expect(problemsOf(await patch('hero', { alts: { en: 'a\u0000' } }))).toEqual({
      'alts.en': message('pictureSlot.alt.unreadable'),
    });
  });
});
