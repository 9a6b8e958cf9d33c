import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { contentGenerationPath } from '../src/contracts/content';
import { historyPath, versionsSchema } from '../src/contracts/content-version';
import { dayMs } from '../src/contracts/day';
import { noTimes, type ScheduledChange, schedulePath, scheduleSchema, type Times } from '../src/contracts/schedule';
import { apiErrorSchema } from '../src/contracts/submission';
import { defaultTimeZone, localTime } from '../src/contracts/time-zone';
import { type Account, createAccount, rolesWith, tokenOfMember } from './support/accounts';
import { createEntry, deleteEntry, type Locale, publishEntry, signIn, updateEntry } from './support/admin';
import { idOf, makeBearers } from './support/bearers';
import { startSecondProgram } from './support/beside';
import { strapiConfig } from './support/cms-process';
import { type Answer, call, succeed } from './support/http';
import { MailServer } from './support/mail-server';
import { type OwnCms, startOwnCms } from './support/own-cms';
import { article, siteSetting } from './support/pages';
import { captions, deleteEvents, draftMedia, mediaOf, mediaUid, publishEvent, unpublishEntry } from './support/revival';
import { tokenOf } from './support/signed-in';

const uid = 'api::article.article';
const settingUid = 'api::site-setting.site-setting';
const entryAnswer = v.object({ data: v.looseObject({ documentId: v.string() }) });

/** A morning in Ecuador, and the evening of the same day, so far ahead that only this test's clock reaches them. */
const morning = '2099-06-01T06:00';
const evening = '2099-06-01T20:00';
const moment = { morning: Date.parse('2099-06-01T11:00:00Z'), evening: Date.parse('2099-06-02T01:00:00Z') };

type Request = Partial<Times> & { language?: Locale | null };

let editor: string;
let count = 0;
const made: string[] = [];

beforeAll(async () => {
  editor = await tokenOfMember('ministry-admin');
});

afterEach(async () => {
  for (const id of made.splice(0))
    await call(`/content-manager/collection-types/${uid}/${id}?locale=*`, { method: 'DELETE', token: editor });
});

async function draft(...locales: Locale[]): Promise<{ id: string; slug: string }> {
  count += 1;
  const slug = `scheduled-${count}`;
  const id = await createEntry(editor, uid, 'en', article(slug));
  for (const locale of locales)
    await updateEntry(editor, uid, id, locale, { ...article(slug), title: `Título ${slug}` });
  made.push(id);
  return { id, slug };
}

const ask = (id: string, request: Request, token = editor, url?: string): Promise<Answer> =>
  call(`${schedulePath}/${uid}/${id}`, {
    method: 'PUT',
    token,
    body: { language: 'en', ...noTimes, ...request },
    ...(url === undefined ? {} : { url }),
  });

async function schedule(id: string, request: Request, token = editor, url?: string): Promise<void> {
  const answer = await ask(id, request, token, url);
  expect(answer.status, answer.text).toBe(200);
}

async function scheduled(token = editor, url?: string) {
  return v.parse(scheduleSchema, (await succeed(schedulePath, { token, ...(url ? { url } : {}) })).json);
}

async function changesOf(id: string): Promise<ScheduledChange[]> {
  return (await scheduled()).changes.filter(({ entryId }) => entryId === id);
}

/** Such as `en publish`, with why it was missed. */
const namesOf = async (id: string) =>
  (await changesOf(id)).map(({ language, action, missed }) => `${language} ${action}${missed ? ` ${missed}` : ''}`);

/** Carries out what is due as at each of these moments. */
async function letPass(...moments: number[]): Promise<void> {
  await (await startSecondProgram()).ask('carryOutSchedule', moments);
}

const statusOf = async (slug: string, locale: Locale = 'en', url?: string) =>
  (await call(`/api/articles/${slug}?locale=${locale}`, url ? { url } : {})).status;

async function versions(id: string, token = editor, url?: string) {
  const path = `${historyPath}/${uid}/${id}?language=en`;
  return v.parse(versionsSchema, (await succeed(path, { token, ...(url ? { url } : {}) })).json).versions;
}

/** The codes of what is refused, by the field that it stands beside. */
function refused({ json, status }: Answer) {
  expect(status).toBe(400);
  const found = v.parse(apiErrorSchema, json).error.details?.errors ?? [];
  return found.map(({ path, code }) => `${path.join('.')} ${code}`);
}

async function generation(): Promise<string> {
  const headers = { authorization: `Bearer ${inject('cms').environment['PURGE_SECRET']}` };
  return (await succeed(contentGenerationPath, { headers })).text;
}

describe('a draft that is scheduled', { tags: ['database'] }, () => {
  test('goes on the site at its minute, once, in the name of who scheduled it', async () => {
    const { id, slug } = await draft();
    await schedule(id, { publish: morning });
    const [change] = await changesOf(id);
    expect(change).toEqual({
      ...{ uid, entryId: id, language: 'en', title: `Title of ${slug}`, action: 'publish', missed: null },
      ...{ dueAt: new Date(moment.morning).toISOString(), local: morning, accountName: 'A B' },
    });

    await letPass(moment.morning - 1);
    expect(await statusOf(slug)).toBe(404);
    const before = await generation();
    await letPass(moment.morning);
    expect(await statusOf(slug)).toBe(200);
    expect(await generation()).not.toBe(before);

    await updateEntry(editor, uid, id, 'en', { ...article(slug), title: 'Not yet' });
    // The clock is set back and reaches the minute again.
    await letPass(moment.morning - 3_600_000, moment.morning, moment.morning + 3_600_000);
    expect((await succeed(`/api/articles/${slug}`)).text).not.toContain('Not yet');
    expect((await versions(id)).map(({ accountName }) => accountName)).toEqual(['A B']);
    expect(await changesOf(id)).toEqual([]);
  });

  test('says what was saved last when its minute came', async () => {
    const { id, slug } = await draft();
    await schedule(id, { publish: morning });
    await updateEntry(editor, uid, id, 'en', { ...article(slug), title: 'Written afterwards' });
    await letPass(moment.morning);
    expect((await succeed(`/api/articles/${slug}`)).text).toContain('Written afterwards');
  });

  test('goes on and off the site in every language, or in one of them', async () => {
    const { id, slug } = await draft('es');
    await schedule(id, { language: null, publish: morning, unpublish: evening });
    await schedule(id, { language: 'es', publish: morning });
    expect(await namesOf(id)).toEqual(['en publish', 'es publish', 'en unpublish']);
    const [first] = (await changesOf(id)).filter(({ language }) => language === 'es');
    expect(first?.title).toBe(`Título ${slug}`);

    const stateIn = async (locale: Locale) => (await succeed(`/api/articles/${slug}?locale=${locale}`)).text;
    await letPass(moment.morning);
    expect(await stateIn('en')).toContain('"locale":"en"');
    expect(await stateIn('es')).toContain('"locale":"es"');
    await letPass(moment.evening);
    expect(await stateIn('en')).toContain('"locale":"es"');
    expect(await changesOf(id)).toEqual([]);
  });

  test('is changed, and cancelled', async () => {
    const { id, slug } = await draft();
    await schedule(id, { publish: morning, unpublish: evening });
    await schedule(id, { publish: evening });
    expect(await namesOf(id)).toEqual(['en publish']);
    await letPass(moment.evening - 1);
    expect(await statusOf(slug)).toBe(404);
    await schedule(id, noTimes);
    await letPass(moment.evening);
    expect(await statusOf(slug)).toBe(404);
    expect(await changesOf(id)).toEqual([]);
  });

  test('is never shown if its end had passed too before anything was done', async () => {
    const { id, slug } = await draft();
    await schedule(id, { publish: morning, unpublish: evening });
    await letPass(moment.evening + 1);
    expect(await statusOf(slug)).toBe(404);
    expect(await versions(id)).toEqual([]);
    expect(await changesOf(id)).toEqual([]);
  });

  test('without translations goes on the site as well', async () => {
    const event = await publishEvent(editor, 'scheduled');
    const id = await draftMedia(editor, event, { caption: 'scheduled' });
    const body = { language: null, ...noTimes, publish: morning };
    await succeed(`${schedulePath}/${mediaUid}/${id}`, { method: 'PUT', token: editor, body });
    expect(await namesOf(id)).toEqual(['null publish']);
    await letPass(moment.morning);
    expect(captions(await mediaOf(event))).toBe('scheduled');
    await deleteEvents(editor, [event]);
  });
});

describe('a time is refused beside its field', () => {
  test.each<[string, Request, string[]]>([
    ['that is over', { publish: '2020-01-01T06:00' }, ['publish problem.time.past']],
    ['that is none', { publish: 'tomorrow' }, ['publish problem.time.invalid']],
    [
      'of taking it down before it is there',
      { publish: evening, unpublish: morning },
      ['unpublish problem.time.order'],
    ],
    ['of taking down what is not there', { unpublish: morning }, ['unpublish problem.time.unpublished']],
  ])('%s', async (_, request, expected) => {
    const { id } = await draft();
    expect(refused(await ask(id, request))).toEqual(expected);
    expect(await changesOf(id)).toEqual([]);
  });

  test('and what is no request is refused whole', async () => {
    const { id } = await draft();
    for (const body of [{}, { language: 'fr', ...noTimes }, { language: 'en', publish: 5, unpublish: '' }]) {
      const answer = await call(`${schedulePath}/${uid}/${id}`, { method: 'PUT', token: editor, body });
      expect(answer.status).toBe(400);
    }
    expect((await ask('nobody', { publish: morning })).status).toBe(404);
    expect((await ask(id, { language: 'es', publish: morning })).status).toBe(404);
    const record = `${schedulePath}/api::prayer-request.prayer-request/${id}`;
    const body = { language: null, ...noTimes, publish: morning };
    expect((await call(record, { method: 'PUT', token: editor, body })).status).toBe(404);
  });
});

describe('the rules of publishing', { tags: ['database'] }, () => {
  test('refuse a draft when it is scheduled', async () => {
    const { id, slug } = await draft();
    await updateEntry(editor, uid, id, 'en', { ...article(slug), excerpt: '' });
    expect(refused(await ask(id, { publish: morning }))).toEqual(['excerpt problem.text.missing']);
    expect(await changesOf(id)).toEqual([]);
  });

  test('refuse it at its minute, keep it to be told, and stop nothing else', async () => {
    const { id, slug } = await draft();
    const other = await draft();
    await schedule(id, { publish: morning });
    await schedule(other.id, { publish: morning });
    await updateEntry(editor, uid, id, 'en', { ...article(slug), excerpt: '' });
    await letPass(moment.morning);
    expect(await statusOf(slug)).toBe(404);
    expect(await statusOf(other.slug)).toBe(200);
    expect(await namesOf(id)).toEqual(['en publish refused']);

    // It is not tried again by itself, but as soon as somebody has mended it.
    await updateEntry(editor, uid, id, 'en', article(slug));
    await letPass(moment.morning + 1);
    expect(await statusOf(slug)).toBe(404);
    await publishEntry(editor, uid, id, 'en');
    expect(await changesOf(id)).toEqual([]);
  });
});

describe('what is done by hand', () => {
  test('need not be published again, but still ends', async () => {
    const { id } = await draft();
    await schedule(id, { publish: morning, unpublish: evening });
    await publishEntry(editor, uid, id, 'en');
    expect(await namesOf(id)).toEqual(['en unpublish']);
  });

  test('does not come back after it was unpublished, and the other language still comes', async () => {
    const { id } = await draft('es');
    await publishEntry(editor, uid, id, 'en');
    await schedule(id, { language: null, publish: morning, unpublish: evening });
    await unpublishEntry(editor, uid, id, 'en');
    expect(await namesOf(id)).toEqual(['es publish', 'es unpublish']);
  });

  test('is forgotten with the language, or the entry, that is deleted', async () => {
    const { id } = await draft('es');
    await schedule(id, { language: null, publish: morning });
    await succeed(`/content-manager/collection-types/${uid}/${id}?locale=es`, { method: 'DELETE', token: editor });
    expect(await namesOf(id)).toEqual(['en publish']);
    await deleteEntry(editor, uid, id);
    expect(await changesOf(id)).toEqual([]);
  });
});

describe('only who may publish', () => {
  test('schedules, and others see no more than they may read', async () => {
    const { id } = await draft();
    await schedule(id, { publish: morning });
    const author = await tokenOfMember('strapi-author');
    const team = await tokenOfMember('prayer-team');
    for (const token of [author, team]) {
      expect((await ask(id, { publish: evening }, token)).status).toBe(403);
      expect((await ask(id, noTimes, token)).status).toBe(403);
      expect((await scheduled(token)).changes).toEqual([]);
    }
    expect((await call(schedulePath)).status).toBe(401);
    expect((await ask(id, noTimes, '')).status).toBe(401);
    expect(await namesOf(id)).toEqual(['en publish']);
  });

  test('schedules as a person, never as a program with a token', { tags: ['night'] }, async () => {
    const { id } = await draft();
    for (const [name, token] of await makeBearers()) {
      expect([401, 403], name).toContain((await ask(id, { publish: morning }, token)).status);
    }
    expect(await changesOf(id)).toEqual([]);
  });

  test('and who may still do so when the minute comes', { tags: ['database'] }, async () => {
    const account = await createAccount(['ministry-admin']);
    const token = await signIn(account);
    const { id, slug } = await draft();
    await schedule(id, { publish: morning }, token);
    const body = { roles: await rolesWith(['prayer-team']) };
    await succeed(`/admin/users/${await idOf(token)}`, { method: 'PUT', token: await tokenOf(), body });
    await letPass(moment.morning);
    expect(await namesOf(id)).toEqual(['en publish account']);
    expect(await statusOf(slug)).toBe(404);

    // Whoever schedules it anew answers for it.
    await schedule(id, { publish: morning });
    await letPass(moment.morning);
    expect(await statusOf(slug)).toBe(200);
  });
});

describe('a CMS of its own', { tags: ['database'] }, () => {
  let server: MailServer;
  let cms: OwnCms;
  let url: string;
  let member: Account;
  let token: string;

  const path = `/content-manager/collection-types/${uid}`;

  async function make(slug: string): Promise<string> {
    const { json } = await succeed(`${path}?locale=en`, { url, token, body: article(slug) });
    return v.parse(entryAnswer, json).data.documentId;
  }

  /** As if it had been scheduled a century ago. */
  async function bringForward(): Promise<void> {
    const century = 'DATABASE_URL' in cms.environment ? "interval '36525 days'" : 36_525 * dayMs;
    await cms.query(`UPDATE scheduled_changes SET due_at = due_at - ${century} WHERE missed IS NULL`);
  }

  const pending = () => cms.query('SELECT id FROM scheduled_changes WHERE missed IS NULL');

  beforeAll(async () => {
    server = await MailServer.start();
    cms = await startOwnCms({
      SMTP_URL: server.url,
      MAIL_FROM: 'no-reply@site.example',
      PUBLIC_URL: 'http://www.site.example',
      ...strapiConfig({ 'site.mail.pollMs': 50 }),
    });
    ({ url } = cms);
    member = await createAccount(['ministry-admin'], url);
    token = await signIn(member, url);
    const superAdmin = await signIn(undefined, url);
    await succeed('/admin/users/me', { method: 'PUT', url, token: superAdmin, body: { preferedLanguage: 'es' } });
  }, 120_000);

  afterAll(async () => {
    await cms.remove();
    await server.close();
  });

  test('does at its start, once, what was due while it was down', async () => {
    const id = await make('while-down');
    await schedule(id, { publish: morning }, token, url);
    await cms.stop();
    await bringForward();
    ({ url } = await cms.replica());
    await vi.waitFor(async () => expect(await statusOf('while-down', 'en', url)).toBe(200), { timeout: 60_000 });
    expect(await pending()).toEqual([]);
    expect((await versions(id, token, url)).map(({ accountName }) => accountName)).toEqual(['A B']);
  });

  test('tells super admins and who scheduled it what it could not do, each in their language', async () => {
    const id = await make('missed');
    await schedule(id, { publish: morning }, token, url);
    await succeed(`${path}/${id}?locale=en`, {
      method: 'PUT',
      url,
      token,
      body: { excerpt: '', title: 'Secret title' },
    });
    await bringForward();
    const told = (subject: string) => server.received.find(({ mail }) => mail.subject === subject);
    const [own, theirs] = await vi.waitFor(
      () => {
        const mails = [
          told('Not published on www.site.example as scheduled'),
          told('No se publicó en www.site.example lo programado'),
        ];
        expect(mails).not.toContain(undefined);
        return mails;
      },
      { timeout: 60_000 },
    );
    expect(own?.to).toEqual([member.email]);
    expect(own?.mail.text).toContain('/admin/panel');
    expect(theirs?.mail.text).toContain('Artículos (Inglés)');
    expect(`${own?.raw}${theirs?.raw}`).not.toContain('Secret title');
    expect(await cms.query("SELECT id FROM outbox_messages WHERE template = 'missed-schedule'")).toHaveLength(2);
    expect((await scheduled(token, url)).changes.map(({ missed }) => missed)).toEqual(['refused']);
    await schedule(id, noTimes, token, url);
    expect((await scheduled(token, url)).changes).toEqual([]);
  });

  test('goes by the time zone of the site settings, also where clocks change', async () => {
    const id = await make('zoned');
    const at = async (publish: string) => {
      await schedule(id, { publish }, token, url);
      return (await scheduled(token, url)).changes[0]?.dueAt;
    };
    expect((await scheduled(token, url)).timeZone).toBe(defaultTimeZone);
    expect(await at(morning)).toBe('2099-06-01T11:00:00.000Z');

    const setting = (timeZone: string) => ({ ...siteSetting('zoned'), timeZone });
    const zonePath = `/content-manager/single-types/${settingUid}`;
    const wrong = await call(`${zonePath}/actions/publish?locale=en`, { url, token, body: setting('Mars/Olympus') });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('problem.zone.format');
    await succeed(`${zonePath}/actions/publish?locale=en`, { url, token, body: setting('America/New_York') });

    const { timeZone, changes } = await scheduled(token, url);
    expect(timeZone).toBe('America/New_York');
    // What is scheduled keeps its moment.
    expect(changes[0]?.dueAt).toBe('2099-06-01T11:00:00.000Z');
    expect(localTime(moment.morning, timeZone)).toBe('2099-06-01T07:00');
    expect(await at('2099-01-01T06:00')).toBe('2099-01-01T11:00:00.000Z');
    expect(await at('2099-07-01T06:00')).toBe('2099-07-01T10:00:00.000Z');
    expect(await at('2099-11-01T01:30')).toBe('2099-11-01T05:30:00.000Z');
    expect(refused(await ask(id, { publish: '2099-03-08T02:30' }, token, url))).toEqual([
      'publish problem.time.skipped',
    ]);
    await schedule(id, noTimes, token, url);
  });

  // Two programs cannot use one SQLite file.
  test.runIf('DATABASE_URL' in inject('cms').environment)(
    'does with another one beside it each thing once',
    async () => {
      const slugs = Array.from({ length: 8 }, (_, at) => `twice-${at}`);
      for (const slug of slugs) await schedule(await make(slug), { publish: morning }, token, url);
      const missed = await make('twice-missed');
      await schedule(missed, { publish: morning }, token, url);
      await succeed(`${path}/${missed}?locale=en`, { method: 'PUT', url, token, body: { excerpt: '' } });
      await cms.replica();
      const mails = async () =>
        (await cms.query("SELECT id FROM outbox_messages WHERE template = 'missed-schedule'")).length;
      const mailed = await mails();
      // Each row takes a number, which is not given back: publishing it twice would take two.
      const numbers = async () =>
        Number((await cms.query('SELECT last_value FROM articles_id_seq'))[0]?.['last_value']);
      const taken = await numbers();
      await bringForward();
      await vi.waitFor(async () => expect(await pending()).toEqual([]), { timeout: 60_000 });
      for (const slug of slugs) expect(await statusOf(slug, 'en', url)).toBe(200);
      expect((await numbers()) - taken).toBe(slugs.length);
      expect((await mails()) - mailed).toBe(2);
    },
  );
});
