import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { backupStateFile, type BackupState } from '../src/contracts/backup';
import { validContactRequest } from '../src/contracts/contact-request.cases';
import { validPrayerRequest } from '../src/contracts/prayer-request.cases';
import { boardSchema, digestPath, translationBoardPath } from '../src/contracts/translation-board';
import { siteStatePath, siteStateSchema } from '../src/contracts/watching';
import { reminderSchema, weeklyReminderPath } from '../src/contracts/weekly-reminder';
import { type Account, createAccount } from './support/accounts';
import { signIn } from './support/admin';
import { strapiConfig } from './support/cms-process';
import { call, succeed } from './support/http';
import { MailServer } from './support/mail-server';
import { type OwnCms, startOwnCms } from './support/own-cms';
import { article } from './support/pages';
import { submit } from './support/submissions';

const uid = 'api::article.article';
const createdSchema = v.object({ data: v.looseObject({ documentId: v.string() }) });

let server: MailServer;
let cms: OwnCms;
let url: string;
let editor: Account;
let other: Account;
let entry: string;

const tokenOf = (account: Account) => signIn(account, url);

const asEditor = async (path: string, options: { method?: string; body?: unknown } = {}) =>
  succeed(path, { ...options, token: await tokenOf(editor), url });

async function publish(locale: string, title: string): Promise<void> {
  const path = `/content-manager/collection-types/${uid}/${entry}`;
  await asEditor(`${path}?locale=${locale}`, { method: 'PUT', body: { ...article('digest'), title } });
  await asEditor(`${path}/actions/publish?locale=${locale}`, { body: {} });
}

async function stateOfSpanish(): Promise<string | undefined> {
  const { json } = await asEditor(`${translationBoardPath}?type=${uid}&entry=${entry}`);
  return v.parse(boardSchema, json).entries[0]?.languages.es.state;
}

beforeAll(async () => {
  server = await MailServer.start();
  cms = await startOwnCms({
    SMTP_URL: server.url,
    MAIL_FROM: 'no-reply@site.example',
    PUBLIC_URL: 'http://www.site.example',
    ...strapiConfig({ 'site.mail.pollMs': 50 }),
    DIGEST_HOUR: '0',
  });
  ({ url } = cms);
  editor = await createAccount(['ministry-admin'], url);
  other = await createAccount(['ministry-admin'], url);
  await asEditor('/admin/users/me', { method: 'PUT', body: { preferedLanguage: 'es' } });
  const created = await asEditor(`/content-manager/collection-types/${uid}?locale=en`, {
    body: { ...article('digest'), title: 'Draft of a title' },
  });
  entry = v.parse(createdSchema, created.json).data.documentId;
  await publish('en', 'Peace in the storm');
  await publish('es', 'Paz en la tormenta');
  await publish('en', 'Peace in a storm');
  await cms.query('DELETE FROM published_texts');
  await cms.query("DELETE FROM strapi_core_store_settings WHERE key LIKE '%published-texts%'");
  // A second program on the same database computes what is missing at its start, and sends mails as well. On SQLite it
  // comes after the first: two at once would lock each other out of the file.
  if (!('DATABASE_URL' in cms.environment)) await cms.stop();
  ({ url } = await cms.replica());
}, 120_000);

afterAll(async () => {
  await cms.remove();
  await server.close();
});

describe('a site from before the board', () => {
  test('has nothing behind, and notices the next change', async () => {
    expect(await stateOfSpanish()).toBe('published');
    await publish('en', 'Peace in every storm');
    expect(await stateOfSpanish()).toBe('behind');
  });
});

describe('the monthly email', () => {
  const subscribe = async (account: Account, wanted: boolean) =>
    succeed(digestPath, { method: 'PUT', body: { wanted }, token: await tokenOf(account), url });

  const digestsTo = ({ email }: Account) =>
    server.received.filter(
      ({ to, mail }) => to.includes(email) && /Traducciones|Translations/.test(mail.subject ?? ''),
    );

  /** As if the last digest had been in an earlier month. */
  const turnBack = () => cms.query("UPDATE digest_subscriptions SET month = '2020-01'");

  test('comes once in a month, to those who asked for it, in their language', async () => {
    await subscribe(editor, true);
    await turnBack();
    await vi.waitFor(() => expect(digestsTo(editor)).toHaveLength(1), { timeout: 60_000 });

    const [digest] = digestsTo(editor);
    expect(digest?.mail.subject).toBe('Traducciones en www.site.example');
    expect(digest?.mail.text).toContain('Paz en la tormenta: el texto en español aún dice lo anterior');
    expect(digest?.mail.text).toContain('http://www.site.example/admin/panel/translations');
    expect(digest?.mail.text).not.toContain('Draft of a title');

    // A later subscriber is next in line of the same job: once that email is here, a second one would be too.
    await subscribe(other, true);
    await cms.query(`UPDATE digest_subscriptions SET month = '2020-01' WHERE month <> '2020-01'`);
    await vi.waitFor(() => expect(digestsTo(other)).toHaveLength(1), { timeout: 60_000 });
    expect(digestsTo(editor)).toHaveLength(1);
  });

  test('does not come when it was turned off', async () => {
    server.received.length = 0;
    await subscribe(editor, false);
    await cms.query("DELETE FROM outbox_messages WHERE dedupe_key LIKE 'translations%'");
    await turnBack();
    await vi.waitFor(() => expect(digestsTo(other)).toHaveLength(1), { timeout: 60_000 });
    expect(digestsTo(editor)).toEqual([]);
  });
});

describe('the weekly reminder', () => {
  let member: Account;
  let admin: Account;
  let leaver: Account;

  async function reminder(account: Account, body?: object) {
    const options = body === undefined ? {} : { method: 'PUT', body };
    const { json } = await succeed(weeklyReminderPath, { ...options, token: await tokenOf(account), url });
    return v.parse(reminderSchema, json);
  }

  const remindersTo = ({ email }: Account) =>
    server.received.filter(({ to, mail }) => to.includes(email) && /waiting at|en la mesa/.test(mail.subject ?? ''));

  /** As if their last reminder had been in an earlier week. */
  const turnBack = () => cms.query("UPDATE reminder_subscriptions SET week = '2020-01-06'");

  beforeAll(async () => {
    member = await createAccount(['prayer-team'], url);
    admin = await createAccount(['ministry-admin'], url);
    leaver = await createAccount(['prayer-team'], url);
    await submit('/api/prayer-requests', validPrayerRequest, { url });
    await submit('/api/prayer-requests', { ...validPrayerRequest, confidential: true }, { url });
    await submit('/api/contact-requests', validContactRequest, { url });
    await submit('/api/contact-requests', { ...validContactRequest, website: 'https://casino.example' }, { url });
  }, 120_000);

  test('is off, in the language of the account, until a member switches it on and chooses another', async () => {
    await succeed('/admin/users/me', {
      method: 'PUT',
      body: { preferedLanguage: 'es' },
      token: await tokenOf(admin),
      url,
    });
    expect(await reminder(admin)).toEqual({ wanted: false, language: 'es', canBeSent: true });
    expect(await reminder(member)).toEqual({ wanted: false, language: 'en', canBeSent: true });
    expect(await reminder(member, { wanted: true, language: 'es' })).toMatchObject({ wanted: true, language: 'es' });
    expect(await reminder(admin)).toMatchObject({ wanted: false });
    const refused = await call(weeklyReminderPath, {
      method: 'PUT',
      body: { wanted: 'yes', language: 'fr' },
      token: await tokenOf(member),
      url,
    });
    expect(refused.status).toBe(400);
  });

  test('comes once a week, with the number of those that wait and that the member may read', async () => {
    await reminder(member, { wanted: true, language: 'es' });
    await reminder(admin, { wanted: true, language: 'en' });
    await reminder(leaver, { wanted: true, language: 'en' });
    await cms.query(`UPDATE admin_users SET blocked = true WHERE email = '${leaver.email}'`);
    // The first one comes next week.
    expect(await cms.query("SELECT id FROM outbox_messages WHERE template = 'weekly-reminder'")).toEqual([]);
    await turnBack();
    await vi.waitFor(() => expect([...remindersTo(member), ...remindersTo(admin)]).toHaveLength(2), {
      timeout: 60_000,
    });
    expect(remindersTo(member).map(({ mail }) => [mail.subject, mail.text?.trim()])).toEqual([
      [
        '3 peticiones esperan en la mesa de oración',
        '3 peticiones esperan en la mesa de oración:\nhttp://www.site.example/desk',
      ],
    ]);
    expect(remindersTo(admin)[0]?.mail.subject).toBe('2 requests are waiting at the prayer desk');

    // The key of the mail holds even where a job runs for the same week again.
    await turnBack();
    await vi.waitFor(
      async () =>
        expect(await cms.query("SELECT id FROM reminder_subscriptions WHERE week = '2020-01-06'")).toEqual([]),
      { timeout: 60_000 },
    );
    const queued = await cms.query("SELECT recipient FROM outbox_messages WHERE template = 'weekly-reminder'");
    expect(queued).toHaveLength(2);
    expect(remindersTo(leaver)).toEqual([]);
  });

  test('does not come when it was switched off, or when nobody waits', async () => {
    server.received.length = 0;
    await reminder(member, { wanted: false, language: 'es' });
    await cms.query("DELETE FROM outbox_messages WHERE template = 'weekly-reminder'");
    await cms.query("UPDATE prayer_requests SET review_status = 'archived'");
    await cms.query("UPDATE contact_requests SET review_status = 'archived'");
    await turnBack();
    await vi.waitFor(
      async () =>
        expect(await cms.query("SELECT id FROM reminder_subscriptions WHERE week = '2020-01-06'")).toEqual([]),
      { timeout: 60_000 },
    );
    expect(await cms.query("SELECT id FROM outbox_messages WHERE template = 'weekly-reminder'")).toEqual([]);
    expect((await cms.query('SELECT id FROM reminder_subscriptions')).length).toBe(2);
  });
});

describe('the backup', () => {
  const hour = 60 * 60_000;
  const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

  const record = (state: BackupState) => writeFile(join(cms.dataDirectory, backupStateFile), JSON.stringify(state));
  const alerts = () => server.received.filter(({ mail }) => /backup|respaldo/.test(mail.subject ?? ''));

  async function status() {
    const token = await signIn(undefined, url);
    return v.parse(siteStateSchema, (await succeed(siteStatePath, { token, url })).json).backup;
  }

  test('the panel says how old the last backup is, to accounts that edit the site', async () => {
    expect(await status()).toEqual({ succeededAt: null, problem: 'none' });
    const nineHoursAgo = ago(9);
    await record({ succeededAt: nineHoursAgo, failedAt: ago(20) });
    expect(await status()).toEqual({ succeededAt: nineHoursAgo, problem: null });

    const member = await signIn(await createAccount(['prayer-team'], url), url);
    expect((await call(siteStatePath, { token: member, url })).status).toBe(403);
    expect((await call(siteStatePath, { url })).status).toBe(401);
  }, 60_000);

  test('super admins get one mail a day when a backup failed or is overdue, in their language', async () => {
    expect(alerts()).toEqual([]);
    await record({ succeededAt: ago(9), failedAt: ago(1) });
    expect((await status()).problem).toBe('failed');
    await vi.waitFor(() => expect(alerts()).toHaveLength(1), { timeout: 60_000 });
    expect(alerts()[0]?.mail.text).toContain('The last backup of the site failed');

    const token = await signIn(undefined, url);
    await succeed('/admin/users/me', { method: 'PUT', body: { preferedLanguage: 'es' }, token, url });
    await record({ succeededAt: ago(40), failedAt: null });
    await vi.waitFor(() => expect(alerts()).toHaveLength(2), { timeout: 60_000 });
    expect(alerts()[1]?.mail.text).toContain('Hace más de un día y medio');
  }, 60_000);
});
