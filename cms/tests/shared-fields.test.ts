import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from './support/admin';
import { succeed } from './support/http';
import { startOwnCms, type OwnCms } from './support/own-cms';
import { siteSetting } from './support/pages';
import { supportPage } from './support/site-pages';

const settingUid = 'api::site-setting.site-setting';
const supportUid = 'api::support-page.support-page';
const entryAnswer = v.object({ data: v.record(v.string(), v.unknown()) });

let cms: OwnCms;
let url: string;
let token: string;

const publish = (uid: string, locale: string, body: object) =>
  succeed(`/content-manager/single-types/${uid}/actions/publish?locale=${locale}`, { url, token, body });

const published = async (noun: string, locale: string) =>
  v.parse(entryAnswer, (await succeed(`/api/${noun}?locale=${locale}`, { url })).json).data;

const draft = async (uid: string, locale: string) => {
  const path = `/content-manager/single-types/${uid}?locale=${locale}&status=draft`;
  return v.parse(entryAnswer, (await succeed(path, { url, token })).json).data;
};

beforeAll(async () => {
  cms = await startOwnCms();
  url = cms.url;
  token = await signIn(undefined, url);
  for (const locale of ['en', 'es']) {
    await publish(settingUid, locale, siteSetting(locale));
    await publish(supportUid, locale, supportPage(locale));
  }
}, 120_000);
afterAll(() => cms.remove());

describe('a field that belongs to both languages', () => {
  test('is filled in once: publishing it in one language publishes it in the other', async () => {
    await publish(settingUid, 'es', { ...siteSetting('es'), contactPhone: '+593 4 000 0000', salvationsCount: 48000 });
    await publish(supportUid, 'es', { ...supportPage('es'), givingEcuadorUrl: 'https://example.org/dar' });
    expect(await published('site-setting', 'en')).toMatchObject({
      contactPhone: '+593 4 000 0000',
      salvationsCount: 48000,
      ministryName: 'Ministry en',
    });
    expect(await published('support-page', 'en')).toMatchObject({
      givingEcuadorUrl: 'https://example.org/dar',
      title: 'Page en',
    });
  });
});

describe('a database in which the languages differed', () => {
  beforeAll(async () => {
    await cms.stop();
    const statements = [
      "UPDATE site_settings SET contact_email = 'english@example.org', salvations_count = 5, contact_phone = NULL WHERE locale = 'en'",
      "UPDATE site_settings SET contact_email = 'spanish@example.org', salvations_count = 7, contact_phone = '+1 555' WHERE locale = 'es'",
      "UPDATE site_settings SET contact_email = 'unpublished@example.org' WHERE locale = 'en' AND published_at IS NULL",
      ...['giving_pakistan_url', 'giving_ecuador_url', 'giving_general_url'].flatMap((column) => [
        `ALTER TABLE site_settings ADD COLUMN ${column} VARCHAR(255)`,
        `UPDATE support_pages SET ${column} = NULL`,
      ]),
      "UPDATE site_settings SET giving_pakistan_url = 'https://example.org/english', giving_ecuador_url = 'https://example.org/same' WHERE locale = 'en'",
      "UPDATE site_settings SET giving_pakistan_url = 'https://example.org/spanish', giving_ecuador_url = 'https://example.org/same', giving_general_url = 'https://example.org/only' WHERE locale = 'es'",
      "DELETE FROM strapi_core_store_settings WHERE key LIKE 'core_shared-fields%'",
    ];
    for (const statement of statements) await cms.query(statement);
    await start();
  }, 120_000);
  let log: () => string;
  let stop: () => Promise<void>;

  async function start(): Promise<void> {
    const program = await cms.replica();
    ({ url, stop } = program);
    log = program.output;
    token = await signIn(undefined, url);
  }

  test.each(['en', 'es'])(
    'has the English values in %s, and the Spanish ones where English had none',
    async (locale) => {
      expect(await published('site-setting', locale)).toMatchObject({
        contactEmail: 'english@example.org',
        salvationsCount: 5,
        contactPhone: '+1 555',
        ministryName: `Ministry ${locale}`,
      });
    },
  );

  test('keeps what was not published among the drafts', async () => {
    for (const locale of ['en', 'es']) {
      expect(await draft(settingUid, locale)).toMatchObject({ contactEmail: 'unpublished@example.org' });
    }
  });

  test.each(['en', 'es'])('has the giving links of the settings on the giving page in %s', async (locale) => {
    const links = {
      givingPakistanUrl: 'https://example.org/english',
      givingEcuadorUrl: 'https://example.org/same',
      givingGeneralUrl: 'https://example.org/only',
    };
    expect(await published('support-page', locale)).toMatchObject(links);
    expect(await draft(supportUid, locale)).toMatchObject(links);
  });

  test('is told which fields differed, and never what they held', () => {
    expect(log()).toMatch(/differed in contactEmail, .*salvationsCount/);
    expect(log()).toMatch(/differed in givingPakistanUrl\./);
    expect(log()).not.toMatch(/spanish@example\.org|example\.org\/spanish/);
  });

  test('leaves a giving link away that an editor has removed since', async () => {
    await publish(supportUid, 'en', { ...supportPage('en'), givingGeneralUrl: null });
    await stop();
    await start();
    expect(await published('support-page', 'en')).toMatchObject({ givingGeneralUrl: null });
    expect(log()).not.toContain('differed');
  }, 120_000);
});
