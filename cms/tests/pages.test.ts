import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { homePageAnswerSchema } from '../src/contracts/home-page';
import { siteSettingAnswerSchema } from '../src/contracts/site-setting';
import { publishSingle, saveSingle, unpublishSingle, upload } from './support/admin';
import { call } from './support/http';
import { homePage, siteSetting } from './support/pages';
import { png } from './support/sample-files';
import { tokenOf } from './support/signed-in';

const home = 'api::home-page.home-page';
const settings = 'api::site-setting.site-setting';
let token: string;

beforeAll(async () => {
  token = await tokenOf();
});

const panelAnswer = v.object({ data: v.record(v.string(), v.unknown()) });

/** A published page as the panel has it, row numbers and dates included, without the list of its translations. */
async function storedEntry(uid: string, locale: 'en' | 'es') {
  const answer = await call(`/content-manager/single-types/${uid}?locale=${locale}&status=published`, { token });
  const { localizations: _, ...entry } = v.parse(panelAnswer, answer.json).data;
  return entry;
}

const text = async (path: string) => (await call(path)).text;

describe('a page', () => {
  test('is not there before it is published', async () => {
    await unpublishSingle(token, home);
    await saveSingle(token, home, 'en', homePage('draft'));
    const answer = await call('/api/home-page?locale=en&status=draft');
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ data: null, error: { status: 404, name: 'NotFoundError' } });
  });

  test('comes in the other language, marked, until it has been translated', async () => {
    await publishSingle(token, home, 'es', homePage('es 1'));
    expect((await call('/api/home-page?locale=en')).json).toMatchObject({ data: { locale: 'es' } });
    await publishSingle(token, home, 'en', homePage('en 1'));
    const english = await call('/api/home-page?locale=en');
    expect(english.json).toMatchObject({ data: { locale: 'en', hero: { title: 'Hero en 1' } } });
    expect((await call('/api/home-page?locale=es')).json).toMatchObject({ data: { locale: 'es' } });
  });

  test('has exactly the fields of its contract', async () => {
    const { json } = await call('/api/home-page?locale=en');
    expect(v.parse(homePageAnswerSchema, json).data).toEqual(v.parse(v.object({ data: v.unknown() }), json).data);
  });

  test('takes its picture from the newest upload of the name', async () => {
    await upload(token, 'hero-image.png', 'image/png', png(1000, 600));
    const first = v.parse(homePageAnswerSchema, (await call('/api/home-page?locale=es')).json).data.hero.image;
    expect(first).toMatchObject({ width: 1000, height: 600 });
    expect(first?.formats.map(({ width }) => width)).toEqual([245, 480, 768]);
    const file = await call(first?.url ?? '');
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(file.headers.get('cache-control')).toBe('max-age=2592000');

    await upload(token, 'hero-image.png', 'image/png', png(400, 200));
    const second = v.parse(homePageAnswerSchema, (await call('/api/home-page?locale=en')).json).data.hero.image;
    expect(second).toMatchObject({ width: 400, height: 200 });
  });

  test.each(['locale=fr', 'locale=*', 'filters[id]=1', 'fields=hero', 'unknown=1'])('refuses ?%s', async (query) => {
    expect((await call(`/api/home-page?${query}`)).status).toBe(400);
  });

  test('cannot be written without an account', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect([401, 403, 404, 405]).toContain((await call('/api/home-page', { method, body: {} })).status);
    }
  });
});

describe('publishing one language', () => {
  test.each([
    [home, '/api/home-page', homePage],
    [settings, '/api/site-setting', siteSetting],
  ] as const)('leaves the other byte for byte alone: %s', async (uid, path, content) => {
    await publishSingle(token, uid, 'en', content('en 2'));
    await publishSingle(token, uid, 'es', content('es 2'));
    const [english, spanish] = [await text(`${path}?locale=en`), await text(`${path}?locale=es`)];
    const stored = await storedEntry(uid, 'es');

    await publishSingle(token, uid, 'en', content('en 3'));
    expect(await text(`${path}?locale=en`)).not.toBe(english);
    expect(await text(`${path}?locale=es`)).toBe(spanish);
    expect(await storedEntry(uid, 'es')).toEqual(stored);

    const newEnglish = await text(`${path}?locale=en`);
    await publishSingle(token, uid, 'es', content('es 3'));
    expect(await text(`${path}?locale=en`)).toBe(newEnglish);
    expect(await text(`${path}?locale=es`)).not.toBe(spanish);
  });

  test('the site settings fulfil their contract', async () => {
    const { data } = v.parse(siteSettingAnswerSchema, (await call('/api/site-setting?locale=es')).json);
    expect(data).toMatchObject({ locale: 'es', salvationsCount: 47367, socialImage: null, contactPhone: null });
  });

  test('publishes a field that belongs to both languages in the other one', async () => {
    const shared = { contactPhone: '+593 4 000 0000', salvationsCount: 48000 };
    await publishSingle(token, settings, 'es', { ...siteSetting('es 4'), ...shared });
    const { data } = v.parse(siteSettingAnswerSchema, (await call('/api/site-setting?locale=en')).json);
    expect(data).toMatchObject({ ...shared, ministryName: 'Ministry en 3' });
  });

  test('leads to another reading book in each language', async () => {
    const books = { en: 'https://example.org/book', es: 'https://example.org/libro' };
    for (const locale of ['en', 'es'] as const) {
      const content = { ...siteSetting(`${locale} 5`), readingBookUrl: books[locale] };
      await publishSingle(token, settings, locale, content);
    }
    for (const [locale, readingBookUrl] of Object.entries(books)) {
      const { data } = v.parse(siteSettingAnswerSchema, (await call(`/api/site-setting?locale=${locale}`)).json);
      expect(data.readingBookUrl).toBe(readingBookUrl);
    }
  });
});
