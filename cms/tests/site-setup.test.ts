import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { historyPath, versionsSchema } from '../src/contracts/content-version';
import { exampleCountsPath, exampleCountsSchema } from '../src/contracts/example-content';
import { type SiteSetup, siteSetupPath, siteSetupSchema, testMailSchema } from '../src/contracts/site-setup';
import { homePageAnswerSchema } from '../src/contracts/home-page';
import { siteSettingAnswerSchema } from '../src/contracts/site-setting';
import { createAccount } from './support/accounts';
import { signIn } from './support/admin';
import { call, succeed } from './support/http';
import { type OwnCms, startOwnCms } from './support/own-cms';
import { homePage, siteSetting } from './support/pages';
import { homePageParts, supportPage } from './support/site-pages';

const locales = ['en', 'es'] as const;

let cms: OwnCms;
let superAdmin: string;
let admin: string;

const publish = (noun: string, locale: string, body: object) =>
  succeed(`/content-manager/single-types/api::${noun}.${noun}/actions/publish?locale=${locale}`, {
    ...{ token: superAdmin, url: cms.url, body },
  });

const ask = (path: string, options: object = {}, language = 'en') =>
  call(`${siteSetupPath}${path}?language=${language}`, { token: admin, url: cms.url, ...options });
const read = async (path = '', options: object = {}, language = 'en'): Promise<SiteSetup> => {
  const answer = await ask(path, options, language);
  expect(answer.status, answer.text).toBe(200);
  return v.parse(siteSetupSchema, answer.json);
};
const put = (path: string, body: object = {}, language = 'en') => read(path, { method: 'PUT', body }, language);

const served = async (locale: string) =>
  v.parse(siteSettingAnswerSchema, (await call(`/api/site-setting?locale=${locale}`, { url: cms.url })).json).data;

const field = ({ fields }: SiteSetup, step: string, name: string) => fields[step]?.find((one) => one.name === name);

beforeAll(async () => {
  cms = await startOwnCms();
  superAdmin = await signIn(undefined, cms.url);
  admin = await signIn(await createAccount(['ministry-admin'], cms.url), cms.url);
  for (const locale of locales) await publish('site-setting', locale, siteSetting(locale));
  for (const locale of locales) await publish('support-page', locale, supportPage(locale));
}, 120_000);
afterAll(() => cms.remove());

test('nobody else may read or change it', async () => {
  const editor = await signIn(await createAccount(['strapi-editor'], cms.url), cms.url);
  expect((await ask('', { token: editor })).status).toBe(403);
  expect((await ask('/done/mail', { token: editor, method: 'PUT', body: {} })).status).toBe(403);
  expect((await call(siteSetupPath, { url: cms.url })).status).toBe(401);
});

describe('the fields of a step', { tags: ['database'] }, () => {
  test('are those of the panel, with its labels in both languages', async () => {
    const setup = await read();
    expect(field(setup, 'ministry', 'ministryName')).toEqual({
      ...{ name: 'ministryName', type: 'string', isLocalized: true, isRequired: true },
      label: { en: 'Name of the ministry', es: 'Nombre del ministerio' },
      hint: { en: '', es: '' },
      values: { en: 'Ministry en', es: 'Ministry es' },
    });
    expect(field(setup, 'counters', 'healingsCount')).toMatchObject({ type: 'integer', isLocalized: false });
  });

  test('are published in both languages, stand in the history with a name, and leave other fields alone', async () => {
    const before = await served('es');
    const values = { ministryName: { en: 'Daybreak', es: 'Amanecer' }, pastorName: { en: 'Ana', es: 'Ana' } };
    const setup = await put('/fields/ministry', values);
    expect(setup.done).toContain('ministry');
    expect(field(setup, 'ministry', 'ministryName')?.values).toEqual(values.ministryName);
    expect(await served('en')).toMatchObject({ ministryName: 'Daybreak', pastorName: 'Ana' });
    expect(await served('es')).toEqual({ ...before, ministryName: 'Amanecer', pastorName: 'Ana' });

    const path = '/content-manager/single-types/api::site-setting.site-setting?locale=es';
    const { json } = await succeed(path, { token: superAdmin, url: cms.url });
    const { documentId } = v.parse(v.object({ data: v.object({ documentId: v.string() }) }), json).data;
    const list = await succeed(`${historyPath}/api::site-setting.site-setting/${documentId}?language=es`, {
      ...{ token: admin, url: cms.url },
    });
    expect(v.parse(versionsSchema, list.json).versions[0]).toMatchObject({ accountName: 'A B', isPublished: true });
  });

  test('that two languages share are stored once', async () => {
    const setup = await put('/fields/counters', {
      ...{ salvationsCount: { en: '12', es: '12' }, healingsCount: { en: '3', es: '3' } },
    });
    expect(field(setup, 'counters', 'healingsCount')?.values).toEqual({ en: '3', es: '3' });
    for (const locale of locales) expect(await served(locale)).toMatchObject({ salvationsCount: 12, healingsCount: 3 });
  });

  test.each([
    ['ministry', 'ministryName', { en: 'Sunrise', es: '' }, 'es'],
    ['giving', 'givingPakistanUrl', { en: 'no address', es: 'no address' }, 'en'],
    ['counters', 'salvationsCount', { en: 'many', es: 'many' }, 'en'],
    ['counters', 'salvationsCount', { en: '2147483648', es: '2147483648' }, 'en'],
    ['contact', 'contactEmail', { en: 'nobody', es: 'nobody' }, 'en'],
  ])('of “%s” are refused by the panel’s rules, and nothing is published', async (step, name, value, language) => {
    const before = await Promise.all(locales.map(served));
    const answer = await ask(`/fields/${step}`, { method: 'PUT', body: { [name]: value } });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json).toMatchObject({ error: { details: { errors: [{ path: [name, language] }] } } });
    expect(await Promise.all(locales.map(served))).toEqual(before);
    expect(field(await read(), step, name)?.values).not.toMatchObject({ [language]: value[language as 'en'] });
  });

  test('are only those of the step', async () => {
    await put('/fields/contact', {
      contactPhone: { en: '+593 2 234 5678', es: '+593 2 234 5678' },
      tagline: { en: 'x' },
    });
    expect((await served('en')).tagline).not.toBe('x');
    expect((await ask('/fields/pictures', { method: 'PUT', body: {} })).status).toBe(404);
    expect((await ask('/done/constructor', { method: 'PUT', body: {} })).status).toBe(404);
  });
});

test('a step that is right as it is stays done for everybody', async () => {
  expect((await put('/done/pictures')).done).toContain('pictures');
  expect((await read('', { token: superAdmin })).done).toContain('pictures');
});

test('a number that answered is called again in a year', { tags: ['database'] }, async () => {
  const line = { countryCode: 'EC', kind: 'emergency', name: 'Emergencias', phone: '911', position: 1 };
  const created = await succeed(
    '/content-manager/collection-types/api::crisis-line.crisis-line/actions/publish?locale=es',
    {
      ...{ method: 'POST', token: superAdmin, url: cms.url, body: line },
    },
  );
  const { documentId } = v.parse(v.object({ data: v.object({ documentId: v.string() }) }), created.json).data;
  expect((await read()).numbers).toEqual([{ documentId, country: 'Ecuador', name: 'Emergencias', phone: '911' }]);
  expect((await put(`/numbers/${documentId}`)).numbers).toEqual([]);
  expect((await read(`/numbers/${documentId}`, { method: 'DELETE' })).numbers).toHaveLength(1);
  expect((await put(`/numbers/${documentId}`)).numbers).toEqual([]);
  expect((await ask('/numbers/unknown', { method: 'PUT', body: {} })).status).toBe(404);
});

describe('examples', { tags: ['database'] }, () => {
  const counts = async () =>
    v.parse(exampleCountsSchema, (await succeed(exampleCountsPath, { token: admin, url: cms.url })).json).types.length;
  const events = async () => (await call('/api/revival-events?locale=en', { url: cms.url })).text;
  const firstExample = async () => {
    const [example] = (await read()).examples;
    if (example === undefined) throw new Error('There is no example');
    return example;
  };
  const decide = (uid: string, id: string, body: object) => ask(`/examples/${uid}/${id}`, { method: 'PUT', body });

  test('that tell of people are kept when each statement is confirmed, and never before', async () => {
    await cms.query(`UPDATE site_settings SET is_example = true`);
    expect(await counts()).toBe(1);
    // A new name makes no number true.
    await put('/fields/ministry', { ministryName: { en: 'Dawn', es: 'Alba' } });
    const example = await firstExample();
    expect(example).toMatchObject({
      isPage: true,
      isHidden: false,
      statements: ['Counter: salvations: 12', 'Counter: healings: 3'],
    });
    const { uid, documentId, statements } = example;
    for (const confirmed of [[], statements.slice(1), ['Counter: salvations: 12', 'Counter: healings: 4']]) {
      expect((await decide(uid, documentId, { act: 'keep', confirmed })).status).toBe(400);
    }
    expect((await decide(uid, 'unknown', { act: 'keep', confirmed: statements })).status).toBe(404);
    expect((await decide('admin::user', documentId, { act: 'keep', confirmed: [] })).status).toBe(403);
    const keep = () => put(`/examples/${uid}/${documentId}`, { act: 'keep', confirmed: statements });
    expect((await keep()).examples).toEqual([]);
    expect(await counts()).toBe(0);
    const path = `/examples/${uid}/${documentId}`;
    expect((await put(path, { act: 'ask' })).examples).toEqual([example]);
    expect((await keep()).examples).toEqual([]);
  });

  test('that tell of people are none any more once other things are told', async () => {
    await cms.query(`UPDATE site_settings SET is_example = true`);
    const one = { salvationsCount: { en: '13', es: '13' } };
    expect((await put('/fields/counters', one)).examples).toHaveLength(1);
    const both = { salvationsCount: { en: '14', es: '14' }, healingsCount: { en: '4', es: '4' } };
    expect((await put('/fields/counters', both)).examples).toEqual([]);
  });

  test('that are pages stay, without what they tell of people', async () => {
    await cms.query(`UPDATE site_settings SET is_example = true`);
    const { uid, documentId } = await firstExample();
    const hidden = await put(`/examples/${uid}/${documentId}`, { act: 'hide' });
    expect(hidden.examples).toMatchObject([{ isHidden: true }]);
    expect(await counts()).toBe(0);
    for (const locale of locales) {
      expect(await served(locale)).toMatchObject({ pastorName: 'Ana', salvationsCount: null, healingsCount: null });
    }
    await put(`/examples/${uid}/${documentId}`, { act: 'show' });
    for (const locale of locales) expect(await served(locale)).toMatchObject({ salvationsCount: 14, healingsCount: 4 });

    const [salvations] = (await firstExample()).statements;
    await put(`/examples/${uid}/${documentId}`, { act: 'hide', confirmed: [salvations] });
    for (const locale of locales)
      expect(await served(locale)).toMatchObject({ salvationsCount: 14, healingsCount: null });
    const { statements } = await firstExample();
    await put(`/examples/${uid}/${documentId}`, { act: 'keep', confirmed: statements });
    expect(await served('es')).toMatchObject({ salvationsCount: 14, healingsCount: 4 });
  });

  test('leave the ministry’s own video on the home page', async () => {
    for (const locale of locales) await publish('home-page', locale, { ...homePage(locale), ...homePageParts(locale) });
    await cms.query(`UPDATE home_pages SET is_example = true`);
    const { documentId } = await firstExample();
    const about = async () =>
      v.parse(homePageAnswerSchema, (await call('/api/home-page?locale=en', { url: cms.url })).json).data.about;
    expect(await about()).toMatchObject({ title: 'Section About en', video: null });
    const path = `/examples/api::home-page.home-page/${documentId}`;
    await put(path, { act: 'hide' });
    expect(await about()).toBeNull();
    // Another title makes the text no truer.
    const parts = homePageParts('en');
    const retitled = { ...homePage('en'), ...parts, about: { ...parts.about, title: 'Our pastor' } };
    await publish('home-page', 'en', retitled);
    expect(await about()).toBeNull();
    const url = 'https://youtu.be/dQw4w9WgXcQ';
    await put('/fields/video', { welcomeVideoUrl: { en: url, es: url } });
    expect(await about()).toMatchObject({ title: 'Our pastor', text: '', video: { url } });
    await put(path, { act: 'show' });
    await put(path, { act: 'keep', confirmed: (await firstExample()).statements });
  });

  test('are taken off the site, and put back', async () => {
    const uid = 'api::revival-event.revival-event';
    const event = {
      title: 'A night of song',
      date: '2025-08-16',
      region: 'Punjab',
      location: 'Lahore',
      description: 'We sang.',
    };
    const created = await succeed(`/content-manager/collection-types/${uid}/actions/publish?locale=en`, {
      ...{ method: 'POST', token: superAdmin, url: cms.url, body: event },
    });
    const { documentId } = v.parse(v.object({ data: v.object({ documentId: v.string() }) }), created.json).data;
    await cms.query(`UPDATE revival_events SET is_example = true`);
    expect(await events()).toContain(event.title);
    expect(await counts()).toBe(1);

    const hidden = await put(`/examples/${uid}/${documentId}`, { act: 'hide' });
    expect(hidden.examples).toMatchObject([{ documentId, isHidden: true }]);
    expect(await counts()).toBe(0);
    expect(await events()).not.toContain(event.title);

    expect((await put(`/examples/${uid}/${documentId}`, { act: 'show' })).examples).toMatchObject([
      { isHidden: false },
    ]);
    expect(await counts()).toBe(1);
    expect(await events()).toContain(event.title);
  });
});

test('a test mail says why it was not sent, ten times an hour', async () => {
  const send = () => ask('/test-mail', { method: 'POST', body: {} });
  for (let sent = 0; sent < 10; sent += 1) {
    expect(v.parse(testMailSchema, (await send()).json)).toEqual({ problem: { kind: 'none', code: null } });
  }
  expect((await send()).status).toBe(429);
  expect((await ask('/test-mail', { method: 'POST', body: {}, token: superAdmin })).status).toBe(200);
});

test('what the panel does not let an account publish, it does not change here', async () => {
  const revoked = `action = 'plugin::content-manager.explorer.publish' AND subject = 'api::site-setting.site-setting'`;
  await cms.query(`UPDATE admin_permissions SET subject = 'api::unknown.unknown' WHERE ${revoked}`);
  const values = { ministryName: { en: 'Taken', es: 'Taken' } };
  expect((await ask('/fields/ministry', { method: 'PUT', body: values })).status).toBe(403);
  const back = `action = 'plugin::content-manager.explorer.publish' AND subject = 'api::unknown.unknown'`;
  await cms.query(`UPDATE admin_permissions SET subject = 'api::site-setting.site-setting' WHERE ${back}`);
  expect((await served('en')).ministryName).not.toBe('Taken');
});

test.each(['/numbers/%00', '/examples/api::article.article/%00'])(
  '%s is no entry',
  { tags: ['database'] },
  async (path) => {
    expect((await ask(path, { method: 'PUT', body: { act: 'hide' } })).status).toBe(404);
  },
);

test('who has been invited is named to super admins, until a password is chosen', async () => {
  const email = 'ana@amanecer.church';
  const roles = [(await read('', { token: superAdmin })).roles[0]?.id];
  const body = { firstname: 'Ana', email, roles };
  const created = await succeed('/admin/users', { method: 'POST', token: superAdmin, url: cms.url, body });
  expect((await read('', { token: superAdmin })).invited).toEqual([{ name: 'Ana', email }]);
  expect((await read()).invited).toEqual([]);
  const invitedSchema = v.object({ data: v.object({ registrationToken: v.string() }) });
  const { registrationToken } = v.parse(invitedSchema, created.json).data;
  const userInfo = { firstname: 'Ana', password: 'Own-password-1' };
  await succeed('/admin/register', { method: 'POST', url: cms.url, body: { registrationToken, userInfo } });
  expect((await read('', { token: superAdmin })).invited).toEqual([]);
});

test('the demo accounts are removed at once, by a super admin who signs in with another one', async () => {
  const own = await signIn(await createAccount(['strapi-super-admin'], cms.url), cms.url);
  await cms.query(`UPDATE admin_users SET email = 'prayer-team@example.org' WHERE id = 2`);
  const { demoAccounts, roles } = await read();
  expect(demoAccounts).toBeGreaterThan(0);
  expect(roles).toEqual([]);
  expect((await ask('/demo-accounts', { method: 'DELETE' })).status).toBe(403);
  await cms.query(`UPDATE admin_users SET email = 'super-admin@example.org' WHERE id = 1`);
  expect((await ask('/demo-accounts', { method: 'DELETE', token: superAdmin })).status).toBe(400);
  const setup = await read('/demo-accounts', { method: 'DELETE', token: own });
  expect(setup.demoAccounts).toBe(0);
  expect(setup.roles.map(({ code }) => code)).toContain('prayer-team');
});
