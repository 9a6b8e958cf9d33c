import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { reminderSchema, weeklyReminderPath } from '../src/api/weekly-reminder/contract';
import { validContactRequest } from '../src/api/contact-request/contract.cases';
import { validPrayerRequest } from '../src/api/prayer-request/contract.cases';
import { type Account, createAccount } from './support/accounts';
import { signIn } from './support/admin';
import { strapiConfig } from './support/cms-process';
import { call, succeed } from './support/http';
import { MailServer } from './support/mail-server';
import { type OwnCms, startOwnCms } from './support/own-cms';
import { submit } from './support/submissions';

let server: MailServer;
let cms: OwnCms;
let member: Account;
let admin: Account;
let leaver: Account;

const tokenOf = (account: Account) => signIn(account, cms.url);

async function reminder(account: Account, body?: object) {
  const options = body === undefined ? {} : { method: 'PUT', body };
  const { json } = await succeed(weeklyReminderPath, { ...options, token: await tokenOf(account), url: cms.url });
  return v.parse(reminderSchema, json);
}

const remindersTo = ({ email }: Account) =>
  server.received.filter(({ to, mail }) => to.includes(email) && /waiting at|en la mesa/.test(mail.subject ?? ''));

/** As if their last reminder had been in an earlier week. */
const turnBack = () => cms.query("UPDATE reminder_subscriptions SET week = '2020-01-06'");

beforeAll(async () => {
  server = await MailServer.start();
  cms = await startOwnCms({
    SMTP_URL: server.url,
    MAIL_FROM: 'no-reply@site.example',
    PUBLIC_URL: 'http://www.site.example',
    ...strapiConfig({ 'mail.pollMs': 50 }),
    DIGEST_HOUR: '0',
  });
  member = await createAccount(['prayer-team'], cms.url);
  admin = await createAccount(['ministry-admin'], cms.url);
  leaver = await createAccount(['prayer-team'], cms.url);
  // A second program on the same database, which sends mails as well.
  await cms.replica();
  const { url } = cms;
  await submit('/api/prayer-requests', validPrayerRequest, { url });
  await submit('/api/prayer-requests', { ...validPrayerRequest, confidential: true }, { url });
  await submit('/api/contact-requests', validContactRequest, { url });
  await submit('/api/contact-requests', { ...validContactRequest, website: 'https://casino.example' }, { url });
}, 120_000);

afterAll(async () => {
  await cms.remove();
  await server.close();
});

test('is off, in the language of the account, until a member switches it on and chooses another', async () => {
  await succeed('/admin/users/me', {
    method: 'PUT',
    body: { preferedLanguage: 'es' },
    token: await tokenOf(admin),
    url: cms.url,
  });
  expect(await reminder(admin)).toEqual({ wanted: false, language: 'es', canBeSent: true });
  expect(await reminder(member)).toEqual({ wanted: false, language: 'en', canBeSent: true });
  expect(await reminder(member, { wanted: true, language: 'es' })).toMatchObject({ wanted: true, language: 'es' });
  expect(await reminder(admin)).toMatchObject({ wanted: false });
  const refused = await call(weeklyReminderPath, {
    method: 'PUT',
    body: { wanted: 'yes', language: 'fr' },
    token: await tokenOf(member),
    url: cms.url,
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
  await vi.waitFor(() => expect([...remindersTo(member), ...remindersTo(admin)]).toHaveLength(2), { timeout: 60_000 });
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
    async () => expect(await cms.query("SELECT id FROM reminder_subscriptions WHERE week = '2020-01-06'")).toEqual([]),
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
    async () => expect(await cms.query("SELECT id FROM reminder_subscriptions WHERE week = '2020-01-06'")).toEqual([]),
    { timeout: 60_000 },
  );
  expect(await cms.query("SELECT id FROM outbox_messages WHERE template = 'weekly-reminder'")).toEqual([]);
  expect((await cms.query('SELECT id FROM reminder_subscriptions')).length).toBe(2);
});
