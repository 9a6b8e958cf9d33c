import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayMs, utcDay } from '../src/contracts/day';
import type { RequestKind } from '../src/contracts/prayer-desk';
import { createAccount, type Account } from './support/accounts';
import { signIn } from './support/admin';
import { strapiConfig } from './support/cms-process';
import { requestPath } from './support/desk';
import { succeed } from './support/http';
import { MailServer } from './support/mail-server';
import { startOwnCms, type OwnCms } from './support/own-cms';
import { formOf, submit } from './support/submissions';

const canary = 'Canary7421';

let server: MailServer;
let cms: OwnCms;
let lead: Account;
let ministryLead: Account;
let token: string;

beforeAll(async () => {
  server = await MailServer.start();
  cms = await startOwnCms({
    SMTP_URL: server.url,
    MAIL_FROM: 'no-reply@site.example',
    PUBLIC_URL: 'http://www.site.example',
    ...strapiConfig({ 'site.mail.pollMs': 50 }),
    DIGEST_HOUR: '0',
    SUBMISSIONS_PER_ADDRESS: '1000',
    SUBMISSIONS_PER_HOUR: '1000',
  });
  await createAccount(['prayer-team'], cms.url);
  lead = await createAccount(['prayer-team', 'team-lead'], cms.url);
  ministryLead = await createAccount(['ministry-admin', 'team-lead'], cms.url);
  token = await signIn(lead, cms.url);
}, 120_000);
afterAll(async () => {
  await cms.remove();
  await server.close();
});

async function send(kind: RequestKind, body: object = {}): Promise<string> {
  const form = formOf(`${kind}-request`);
  const { reference } = await submit(form.path, { ...form.valid, firstName: canary, ...body }, { url: cms.url });
  return reference;
}

const call = (kind: RequestKind, reference: string, action: string, body: object) =>
  succeed(requestPath({ kind, reference }, action), {
    method: action === '' ? 'PUT' : 'POST',
    token,
    url: cms.url,
    body,
  });

async function letDaysPass(days: number): Promise<void> {
  const earlier = (column: string) =>
    'DATABASE_URL' in cms.environment
      ? `${column} = ${column} - interval '${days} days'`
      : `${column} = ${column} - ${days * dayMs}`;
  for (const table of ['prayer_requests', 'contact_requests', 'counseling_requests']) {
    await cms.query(`UPDATE ${table} SET ${earlier('received_at')}, ${earlier('touched_at')}`);
  }
}

const toldKey = `key = 'core_untouched-requests_told'`;

/** Another day begins: the job runs, and what it queued is sent. */
async function nextDay(passed: number): Promise<void> {
  const [row] = await cms.query(`SELECT value FROM strapi_core_store_settings WHERE ${toldKey}`);
  if (row !== undefined) {
    const { until } = JSON.parse(String(row['value'])) as { until: number };
    const value = JSON.stringify({ day: '2026-01-01', until: until - passed * dayMs });
    await cms.query(`UPDATE strapi_core_store_settings SET value = '${value}' WHERE ${toldKey}`);
  }
  const today = utcDay(Date.now());
  await cms.query(`UPDATE outbox_messages SET dedupe_key = 'told ' || id WHERE template = 'untouched-requests'`);
  await vi.waitFor(
    async () => {
      const [stored] = await cms.query(`SELECT value FROM strapi_core_store_settings WHERE ${toldKey}`);
      expect(String(stored?.['value'])).toContain(today);
      expect(await cms.query('SELECT id FROM outbox_messages WHERE sent_at IS NULL AND failed_at IS NULL')).toEqual([]);
    },
    { timeout: 60_000, interval: 50 },
  );
}

const lettersTo = ({ email }: Account) =>
  server.received
    .filter(({ to, mail }) => to.includes(email) && /untouched|touched|atienda/.test(mail.subject ?? ''))
    .map(({ mail }) => ({ subject: mail.subject ?? '', text: mail.text ?? '' }));

test('the leads hear once of what nobody touched for three days, without a name', async () => {
  const waiting = await send('contact');
  const confidential = await send('prayer', { confidential: true, contactMe: false });
  const prayed = await send('prayer', { contactMe: false });
  const wished = await send('prayer', { contactMe: true });
  const planned = await send('counseling');
  const answered = await send('contact');
  const spam = await send('contact', { website: 'https://casino.example' });
  for (const reference of [prayed, wished]) {
    await call('prayer', reference, '/prayers', { key: crypto.randomUUID() });
  }
  const inFiveDays = utcDay(Date.now() + 5 * dayMs);
  await call('counseling', planned, '', { revision: 0, followUpOn: inFiveDays });
  await call('contact', answered, '', { revision: 0, status: 'answered' });

  await nextDay(0);
  expect(lettersTo(lead)).toEqual([]);

  await letDaysPass(4);
  const noted = await send('contact');
  const second = 'DATABASE_URL' in cms.environment ? await cms.replica() : undefined;
  await nextDay(4);
  await second?.stop();
  const [letter, ...more] = lettersTo(lead);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Nobody has touched 3 requests for three days');
  for (const reference of [waiting, confidential, wished]) expect(letter?.text).toContain(reference);
  for (const reference of [prayed, planned, answered, spam, noted]) expect(letter?.text).not.toContain(reference);
  expect(letter?.text).toContain(`/desk?kind=contact&reference=${waiting}`);
  const [toMinistry] = lettersTo(ministryLead);
  expect(toMinistry?.subject).toBe('Nobody has touched 2 requests for three days');
  expect(toMinistry?.text).not.toContain(confidential);
  for (const { raw } of server.received) expect(raw).not.toContain(canary);
  expect(server.received.filter(({ mail }) => mail.subject?.startsWith('Nobody has touched'))).toHaveLength(2);

  // Opening is not touching, and a note is.
  await succeed(requestPath({ kind: 'contact', reference: waiting }), { token, url: cms.url });
  await call('contact', noted, '/notes', { key: crypto.randomUUID(), text: 'Called him' });
  await nextDay(1);
  expect(lettersTo(lead)).toHaveLength(1);

  await call('contact', waiting, '/notes', { key: crypto.randomUUID(), text: 'Called her' });
  await letDaysPass(4);
  await nextDay(4);
  const [, later] = lettersTo(lead);
  expect(later?.subject).toBe('Nobody has touched 2 requests for three days');
  for (const reference of [waiting, noted]) expect(later?.text).toContain(reference);
  expect(later?.text).toContain('2 other requests, which earlier emails named, are still untouched.');
}, 60_000);
