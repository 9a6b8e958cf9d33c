import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { historyPath, versionsSchema } from '../src/contracts/content-version';
import { openingRefusalSchema } from '../src/contracts/site-opening';
import { siteSetupPath, siteSetupSchema } from '../src/contracts/site-setup';
import { siteSettingAnswerSchema } from '../src/contracts/site-setting';
import { closedSiteImage } from '../src/contracts/social-image';
import { supportPageAnswerSchema } from '../src/contracts/support-page';
import { createAccount } from './support/accounts';
import { signIn } from './support/admin';
import { call, succeed } from './support/http';
import { type OwnCms, startOwnCms } from './support/own-cms';
import { siteSetting } from './support/pages';
import { supportPage } from './support/site-pages';

const secret = 'secret-of-the-page-cache';
const locales = ['en', 'es'] as const;
const setting = 'site-setting';
const ownContact = { contactEmail: 'office@daybreak.church', contactPhone: '+593 2 234 5678' };
const ownLinks = { givingPakistanUrl: 'https://give.church/pakistan', givingEcuadorUrl: 'https://give.church/ecuador' };

let cms: OwnCms;
let superAdmin: string;
let admin: string;

const singlePath = (noun: string, action = '') => `/content-manager/single-types/api::${noun}.${noun}${action}`;
const publish = (noun: string, locale: string, body: object) =>
  succeed(`${singlePath(noun, '/actions/publish')}?locale=${locale}`, { token: superAdmin, url: cms.url, body });
const publishBoth = async (noun: string, contentOf: (mark: string) => object, more: object = {}) => {
  for (const locale of locales) await publish(noun, locale, { ...contentOf(locale), ...more });
};

const switchesPath = `${siteSetupPath}/switches`;
const read = async () =>
  v.parse(siteSetupSchema, (await succeed(siteSetupPath, { token: admin, url: cms.url })).json).opening;
const change = (body: object, token = admin) => call(switchesPath, { method: 'PUT', token, url: cms.url, body });
const changed = async (body: object) => {
  const answer = await change(body);
  expect(answer.status, answer.text).toBe(200);
  return v.parse(siteSetupSchema, answer.json).opening;
};
const served = async (locale: string) =>
  v.parse(siteSettingAnswerSchema, (await call(`/api/${setting}?locale=${locale}`, { url: cms.url })).json).data;
const giving = async (locale: string) =>
  v.parse(supportPageAnswerSchema, (await call(`/api/support-page?locale=${locale}`, { url: cms.url })).json).data;
const isOpen = (value: boolean) => cms.query(`UPDATE site_settings SET is_open = ${value}`);

beforeAll(async () => {
  cms = await startOwnCms({ PURGE_SECRET: secret, PURGE_URLS: '' });
  superAdmin = await signIn(undefined, cms.url);
  admin = await signIn(await createAccount(['ministry-admin'], cms.url), cms.url);
  await publishBoth(setting, siteSetting);
  await publishBoth('support-page', supportPage);
}, 120_000);
afterAll(() => cms.remove());

describe('a fresh site', () => {
  test('is closed, says that nobody reads what is sent, and lists what is missing', async () => {
    expect(await read()).toEqual({
      ...{ isOpen: false, isDeskWatched: false, isGivingOff: false },
      ...{ missing: ['giving', 'contact', 'team', 'mail'], mail: 'none' },
    });
    for (const locale of locales) expect((await served(locale)).preparing).toBe('unread');
  });

  test('is not opened, whatever the page believed, and the refusal names what is missing', async () => {
    const answer = await change({ isOpen: true, isDeskWatched: true });
    expect(answer.status).toBe(422);
    const { missing } = v.parse(openingRefusalSchema, answer.json).error.details;
    expect(missing).toEqual(['giving', 'contact', 'team']);
    expect(await read()).toMatchObject({ isOpen: false, isDeskWatched: false });
  });

  test('is opened by nobody without the right', async () => {
    const member = await signIn(await createAccount(['strapi-editor'], cms.url), cms.url);
    expect((await change({ isGivingOff: true }, member)).status).toBe(403);
    expect((await call(siteSetupPath, { token: member, url: cms.url })).status).toBe(403);
    expect((await call(switchesPath, { method: 'PUT', url: cms.url, body: { isOpen: true } })).status).toBe(401);
  });

  test.each([{}, { isOpen: 'yes' }, { isOpen: true, contactEmail: 'a@b.church' }])('refuses %j', async (body) => {
    expect((await change(body)).status).toBe(400);
    expect((await read()).isOpen).toBe(false);
  });

  test('shares a picture that says no more than “Preview”, which nobody keeps', async () => {
    const [english, spanish] = await Promise.all(locales.map((locale) => fetch(cms.url + closedSiteImage(locale))));
    expect([english?.status, english?.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(english?.headers.get('etag')).not.toBe(spanish?.headers.get('etag'));
  });
});

describe('what is needed', { tags: ['database'] }, () => {
  test('giving: links of its own, or none at all', async () => {
    expect((await changed({ isGivingOff: true })).missing).not.toContain('giving');
    for (const locale of locales) {
      expect(await giving(locale)).toMatchObject({
        ...{ isGivingOff: true, givingPakistanUrl: null, givingEcuadorUrl: null, givingGeneralUrl: null },
      });
    }
    expect((await changed({ isGivingOff: false })).missing).toContain('giving');
    expect(await giving('es')).not.toHaveProperty('isGivingOff');
    await publishBoth('support-page', supportPage, ownLinks);
    expect((await read()).missing).not.toContain('giving');
  });

  test('contact: neither an address nor a number that nobody has', async () => {
    await publishBoth(setting, siteSetting, { ...ownContact, contactPhone: '+1 202-555-0143' });
    expect((await read()).missing).toContain('contact');
    await publishBoth(setting, siteSetting, ownContact);
    expect((await read()).missing).not.toContain('contact');
  });

  test('mail: somebody opens the desk, where no mail is sent', async () => {
    expect((await changed({ isDeskWatched: true })).missing).not.toContain('mail');
    expect((await changed({ isDeskWatched: false })).missing).toContain('mail');
  });

  test('team: an account that reads everything, may sign in, and is not the demo’s', async () => {
    await createAccount(['prayer-team'], cms.url);
    const email = `email = 'prayer-team@example.org'`;
    const ofTeam = `id = (SELECT MAX(id) FROM admin_users)`;
    await cms.query(`UPDATE admin_users SET ${email} WHERE ${ofTeam}`);
    expect((await read()).missing).toContain('team');
    await cms.query(`UPDATE admin_users SET email = 'ana@daybreak.church' WHERE ${ofTeam}`);
    expect((await read()).missing).not.toContain('team');
    expect((await served('es')).preparing).toBe('closed');
    await cms.query(`UPDATE admin_users SET is_active = false WHERE ${ofTeam}`);
    expect((await read()).missing).toContain('team');
    await cms.query(`UPDATE admin_users SET is_active = true WHERE ${ofTeam}`);
  });
});

describe('opening', { tags: ['database'] }, () => {
  const generation = async () =>
    (await call('/_content-generation', { headers: { authorization: `Bearer ${secret}` }, url: cms.url })).text;

  /** As before the site is opened for the first time. */
  beforeEach(async () => {
    await changed({ isOpen: false, isDeskWatched: true });
    await cms.query(`DELETE FROM strapi_core_store_settings WHERE key = 'plugin_examples_hidden'`);
  });

  test('shows at once in both languages, and is told to the web servers; closing likewise', async () => {
    const before = await generation();
    expect(await changed({ isOpen: true })).toMatchObject({ isOpen: true, missing: [] });
    for (const locale of locales) expect(await served(locale)).not.toHaveProperty('preparing');
    const opened = await generation();
    expect(opened).not.toBe(before);
    expect((await call(closedSiteImage('en'), { url: cms.url })).status).toBe(404);

    expect((await changed({ isOpen: false })).isOpen).toBe(false);
    for (const locale of locales) expect((await served(locale)).preparing).toBe('closed');
    expect(await generation()).not.toBe(opened);
  });

  test('is not undone by a form that was filled before, nor by an earlier version', async () => {
    await changed({ isOpen: true });
    const { json } = await succeed(`${singlePath(setting)}?locale=en`, { token: superAdmin, url: cms.url });
    const { documentId } = v.parse(v.object({ data: v.object({ documentId: v.string() }) }), json).data;
    await publishBoth(setting, siteSetting, { ...ownContact, isOpen: false, isDeskWatched: false });
    expect(await read()).toMatchObject({ isOpen: true, isDeskWatched: true });

    const path = `${historyPath}/api::${setting}.${setting}/${documentId}`;
    const list = await succeed(`${path}?language=en`, { token: admin, url: cms.url });
    const oldest = v.parse(versionsSchema, list.json).versions.at(-1);
    await succeed(`${path}/${oldest?.id}/restore?language=en`, { method: 'POST', token: admin, url: cms.url });
    await publish(setting, 'en', { ...siteSetting('en'), ...ownContact });
    expect((await read()).isOpen).toBe(true);
    for (const locale of locales) expect(await served(locale)).not.toHaveProperty('preparing');
  });

  test('stands in the history of the settings, with who did it, and publishes nobody’s draft', async () => {
    const draft = { ...siteSetting('unfinished'), ...ownContact };
    const options = { method: 'PUT', token: superAdmin, url: cms.url, body: draft };
    const { json } = await succeed(`${singlePath(setting)}?locale=en`, options);
    const { documentId } = v.parse(v.object({ data: v.object({ documentId: v.string() }) }), json).data;
    await changed({ isOpen: true });
    expect((await served('en')).ministryName).toBe('Ministry en');
    const path = `${historyPath}/api::${setting}.${setting}/${documentId}?language=es`;
    const [newest] = v.parse(versionsSchema, (await succeed(path, { token: admin, url: cms.url })).json).versions;
    expect(newest).toMatchObject({ changed: ['isOpen'], accountName: 'A B', isPublished: true });
  });

  const readExamples = async () =>
    v.parse(siteSetupSchema, (await succeed(siteSetupPath, { token: admin, url: cms.url })).json).examples;

  test('is refused while somebody has to read a page that is an example, and confirms the pages it names', async () => {
    await cms.query(`UPDATE site_settings SET is_example = true`);
    await cms.query(`UPDATE support_pages SET is_example = true`);
    const pages = (await readExamples()).map(({ documentId }) => documentId);
    expect(pages).toHaveLength(2);
    for (const confirmedPages of [[], pages.slice(1)]) {
      expect((await change({ isOpen: true, confirmedPages })).status).toBe(400);
      expect(await read()).toMatchObject({ isOpen: false });
      expect(await readExamples()).toMatchObject([{ isHidden: false }, { isHidden: false }]);
    }
    await changed({ isOpen: true, confirmedPages: pages });
    // What pages tell of people is off the site, and still has to be confirmed.
    const left = await readExamples();
    expect(left.every(({ isHidden, statements }) => isHidden && statements.length > 0)).toBe(true);

    // It stays so when the site is closed and opened again, for which nothing has to be read again.
    await changed({ isOpen: false });
    expect(await readExamples()).toEqual(left);
    for (const locale of locales) expect((await served(locale)).healingsCount).toBeNull();
    await changed({ isOpen: true });
    await cms.query(`UPDATE support_pages SET is_example = false`);
  });

  test('takes off what nobody has confirmed, which comes back by a confirmation alone', async () => {
    const [example] = await readExamples();
    if (example === undefined) throw new Error('There is no example');
    const { uid, documentId, statements } = example;
    const shown = (await served('en')).healingsCount;
    expect(shown).not.toBeNull();
    await changed({ isOpen: true, confirmedPages: [documentId] });
    for (const locale of locales) expect((await served(locale)).healingsCount).toBeNull();
    const decide = (body: object) =>
      call(`${siteSetupPath}/examples/${uid}/${documentId}`, { method: 'PUT', token: admin, url: cms.url, body });
    expect((await decide({ act: 'show' })).status).toBe(400);
    for (const locale of locales) expect((await served(locale)).healingsCount).toBeNull();
    expect((await decide({ act: 'keep', confirmed: statements })).status).toBe(200);
    for (const locale of locales) expect((await served(locale)).healingsCount).toBe(shown);
    expect((await decide({ act: 'ask' })).status).toBe(404);
  });

  describe('hides an example that nobody has confirmed', () => {
    const eventUid = 'api::revival-event.revival-event';
    const event = {
      ...{ title: 'A night of song', date: '2025-08-16', region: 'Punjab', location: 'Lahore' },
      ...{ description: 'Invented.', salvations: 203 },
    };
    const path = `/content-manager/collection-types/${eventUid}`;
    const asAdmin = () => ({ token: superAdmin, url: cms.url });
    const events = async (locale = 'en') => (await call(`/api/revival-events?locale=${locale}`, { url: cms.url })).text;
    let id: string;

    beforeEach(async () => {
      const { json } = await succeed(`${path}/actions/publish?locale=en`, { ...asAdmin(), body: event });
      id = v.parse(v.object({ data: v.object({ documentId: v.string() }) }), json).data.documentId;
      await cms.query(`UPDATE revival_events SET is_example = true`);
      expect(await events()).toContain('Invented.');
      await changed({ isOpen: true, confirmedPages: (await readExamples()).map(({ documentId }) => documentId) });
      expect(await events()).not.toContain('Invented.');
      return async () => {
        await call(`${path}/${id}?locale=*`, { ...asAdmin(), method: 'DELETE' });
      };
    });

    test('also when it is published again as it was, and until it is confirmed', async () => {
      await succeed(`${path}/${id}/actions/publish?locale=en`, { ...asAdmin(), body: event });
      expect(await events()).not.toContain('Invented.');
      const [example] = (await readExamples()).filter(({ documentId }) => documentId === id);
      const body = { act: 'keep', confirmed: example?.statements };
      await succeed(`${siteSetupPath}/examples/${eventUid}/${id}`, { ...asAdmin(), method: 'PUT', body });
      expect(await events()).toContain('Invented.');
    });

    test('also while only its draft is another one', async () => {
      const draft = { ...event, description: 'What we saw.', salvations: 2 };
      await succeed(`${path}/${id}?locale=en`, { ...asAdmin(), method: 'PUT', body: draft });
      expect(await events()).not.toContain('Invented.');
      expect((await readExamples()).map(({ documentId }) => documentId)).toContain(id);
      await succeed(`${path}/${id}/actions/publish?locale=en`, { ...asAdmin(), body: draft });
      expect(await events()).toContain('What we saw.');
    });

    test('also while a draft has other numbers, which are not what is confirmed', async () => {
      await succeed(`${path}/${id}?locale=en`, { ...asAdmin(), method: 'PUT', body: { salvations: 2 } });
      const [example] = (await readExamples()).filter(({ documentId }) => documentId === id);
      expect(example?.statements).toEqual(['Invented.', 'Salvations: 203']);
      const keep = (confirmed: unknown) =>
        call(`${siteSetupPath}/examples/${eventUid}/${id}`, {
          ...asAdmin(),
          method: 'PUT',
          body: { act: 'keep', confirmed },
        });
      expect((await keep(['Invented.', 'Salvations: 2'])).status).toBe(400);
      expect((await keep(example?.statements)).status).toBe(200);
      expect(await events()).toContain('203');
      const own = { ...event, salvations: 2 };
      await succeed(`${path}/${id}/actions/publish?locale=en`, { ...asAdmin(), body: own });
      expect(await events()).toContain('Invented.');
    });

    test('wherever its words stand: in a discarded draft, an earlier version, or the other language', async () => {
      const own = { ...event, description: 'What we saw.', salvations: 2 };
      await succeed(`${path}/${id}/actions/publish?locale=en`, { ...asAdmin(), body: own });
      expect(await events()).toContain('What we saw.');
      await succeed(`${path}/${id}/actions/publish?locale=en`, { ...asAdmin(), body: { ...own, salvations: 203 } });
      expect(await events()).not.toContain('What we saw.');
      const spanish = { ...own, description: 'Lo que vimos.', salvations: 203 };
      await succeed(`${path}/${id}/actions/publish?locale=es`, { ...asAdmin(), body: spanish });
      expect(await events('es')).not.toContain('Lo que vimos.');
      const [example] = (await readExamples()).filter(({ documentId }) => documentId === id);
      expect(example?.statements).toEqual(['Salvations: 203']);
    });

    test('in both languages, and shows what a confirmation says in the other', async () => {
      await call(`${path}/${id}?locale=*`, { ...asAdmin(), method: 'DELETE' });
      const { json } = await succeed(`${path}/actions/publish?locale=en`, { ...asAdmin(), body: event });
      id = v.parse(v.object({ data: v.object({ documentId: v.string() }) }), json).data.documentId;
      const spanish = { ...event, title: 'Una noche de canto', description: 'Inventado.' };
      await succeed(`${path}/${id}/actions/publish?locale=es`, { ...asAdmin(), method: 'POST', body: spanish });
      await cms.query(`UPDATE revival_events SET is_example = true`);
      expect(await events('es')).not.toContain('Inventado.');
      const [example] = (await readExamples()).filter(({ documentId }) => documentId === id);
      expect(example).toMatchObject({
        statements: ['Invented.', 'Salvations: 203'],
        translations: ['Inventado.', null],
      });
      const body = { act: 'keep', confirmed: example?.statements };
      await succeed(`${siteSetupPath}/examples/${eventUid}/${id}`, { ...asAdmin(), method: 'PUT', body });
      expect(await events('es')).toContain('Inventado.');
    });

    test('also when only a draft of the counters has other numbers', async () => {
      await cms.query(`UPDATE site_settings SET is_example = true`);
      const draft = { ...siteSetting('en'), ...ownContact, salvationsCount: 1, healingsCount: 1 };
      await succeed(`${singlePath(setting)}?locale=en`, { ...asAdmin(), method: 'PUT', body: draft });
      for (const locale of locales)
        expect(await served(locale)).toMatchObject({ salvationsCount: null, healingsCount: null });
      await succeed(`${singlePath(setting, '/actions/discard')}?locale=en`, { ...asAdmin(), method: 'POST', body: {} });
      for (const locale of locales)
        expect(await served(locale)).toMatchObject({ salvationsCount: null, healingsCount: null });
      await cms.query(`UPDATE site_settings SET is_example = false`);
    });

    test('also when words are changed, and its numbers are not', async () => {
      const draft = { ...event, description: 'Invented. Amen.' };
      await succeed(`${path}/${id}/actions/publish?locale=en`, { ...asAdmin(), body: draft });
      expect(await events()).not.toContain('Invented.');
    });
  });

  test('is not passed by another entry of the settings', async () => {
    const { json } = await succeed(`${singlePath(setting)}?locale=en`, { token: superAdmin, url: cms.url });
    const { documentId } = v.parse(v.object({ data: v.object({ documentId: v.string() }) }), json).data;
    const body = { ...siteSetting('en'), ...ownContact, isOpen: true };
    const path = `/content-manager/collection-types/api::${setting}.${setting}`;
    for (const address of [`${path}/clone/${documentId}?locale=en`, `${path}?locale=en`]) {
      expect((await call(address, { method: 'POST', token: superAdmin, url: cms.url, body })).status).toBe(400);
    }
    for (const locale of locales) expect((await served(locale)).preparing).toBe('closed');
  });

  test('is refused again once something is missing again', async () => {
    await publishBoth('support-page', supportPage);
    expect(v.parse(openingRefusalSchema, (await change({ isOpen: true })).json).error.details.missing).toEqual([
      'giving',
    ]);
    await isOpen(true);
    // Whoever has opened it may still change other things.
    expect(await changed({ isGivingOff: true })).toMatchObject({ isOpen: true, missing: [] });
  });
});
