import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { enteredRequestPath, enteredRequestSchema } from '../src/contracts/entered-request';
import { deskPath } from '../src/contracts/prayer-desk';
import { siteSetupPath, siteSetupSchema, testMailSchema } from '../src/contracts/site-setup';
import { siteStatePath, siteStateSchema } from '../src/contracts/watching';
import { prayerRequestPath } from '../src/contracts/prayer-request';
import { validPrayerRequest } from '../src/contracts/prayer-request.cases';
import { createAccount, type Account } from './support/accounts';
import { signIn } from './support/admin';
import { strapiConfig } from './support/cms-process';
import { databaseOf } from './support/database';
import { call, succeed } from './support/http';
import { MailServer, type ReceivedMail } from './support/mail-server';
import { startOwnCms, type OwnCms } from './support/own-cms';
import { siteSetting } from './support/pages';
import { forms, submit, uidOf } from './support/submissions';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const canary = 'Canary7421';

let server: MailServer;
let cms: OwnCms;
/** The CMS under test; a new one after the first was killed. */
let url: string;
let prayerTeam: Account;
let ministryAdmin: Account;
let gone: Account;

const prayer = { path: prayerRequestPath, valid: validPrayerRequest };
const person = () => `person-${randomUUID()}@example.net`;

/** Ages all queued mails by this much time. */
async function age(milliseconds: number): Promise<void> {
  const earlier = (column: string) =>
    'DATABASE_URL' in cms.environment
      ? `${column} = ${column} - interval '${milliseconds} milliseconds'`
      : `${column} = ${column} - ${milliseconds}`;
  const columns = ['queued_at', 'next_attempt_at', 'sent_at', 'failed_at'];
  await cms.query(`UPDATE outbox_messages SET ${columns.map(earlier).join(', ')}`);
}

async function rowsOf(reference: string) {
  return cms.query(`SELECT * FROM outbox_messages WHERE reference = '${reference}'`);
}

/** The log as it reads, without the marks of JSON. */
const written = () => cms.output().replaceAll('\\"', '"');

/** The number of failed deliveries in the log; each is logged after the next attempt is scheduled. */
const failures = (key: unknown) => written().split(`The mail "${String(key)}" could not be delivered`).length - 1;

/** Resolves when every mail of a request was sent, or attempted this often. */
async function attempted(reference: string, times = 1): Promise<void> {
  await vi.waitFor(
    async () => {
      const rows = await rowsOf(reference);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows.filter(({ sent_at: sentAt }) => sentAt === null)) {
        expect(failures(row['dedupe_key'])).toBeGreaterThanOrEqual(times);
        expect(failures(row['dedupe_key'])).toBe(Number(row['attempts']));
      }
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** Resolves when the outbox is empty. */
async function settled(): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await cms.query('SELECT id FROM outbox_messages WHERE sent_at IS NULL AND failed_at IS NULL');
      expect(waiting).toEqual([]);
    },
    { timeout: 60_000, interval: 50 },
  );
}

const toldInLog = (line: string) => vi.waitFor(() => expect(written()).toContain(line));

const about = (reference: string): ReceivedMail[] =>
  server.received.filter(({ mail }) => `${mail.subject ?? ''}${mail.text ?? ''}`.includes(reference));
const recipientsOf = (reference: string) =>
  about(reference)
    .flatMap(({ to }) => to)
    .sort();

function submitHere(form: { path: string; valid: object }, body: object) {
  return submit(form.path, { ...form.valid, ...body }, { url });
}

beforeAll(async () => {
  server = await MailServer.start();
  cms = await startOwnCms({
    SMTP_URL: server.url,
    MAIL_FROM: 'Ministerio Señal <no-reply@site.example>',
    PUBLIC_URL: 'http://www.site.example',
    ...strapiConfig({ 'site.mail.pollMs': 50 }),
    DIGEST_HOUR: '0',
    SUBMISSIONS_PER_ADDRESS: '1000',
    SUBMISSIONS_PER_HOUR: '1000',
  });
  url = cms.url;
  prayerTeam = await createAccount(['prayer-team'], url);
  ministryAdmin = await createAccount(['ministry-admin'], url);
  gone = await createAccount(['prayer-team'], url);
  const token = await signIn(prayerTeam, url);
  await succeed('/admin/users/me', { method: 'PUT', token, url, body: { preferedLanguage: 'es' } });
  // Waits for the mails about new accounts, so that this write does not collide with the sender's.
  await settled();
  await cms.query(
    `UPDATE admin_users SET is_active = ${'DATABASE_URL' in cms.environment ? 'false' : '0'} WHERE email = '${gone.email}'`,
  );
  await succeed('/content-manager/single-types/api::site-setting.site-setting/actions/publish?locale=es', {
    token: await signIn(undefined, url),
    url,
    body: siteSetting('es'),
  });
}, 120_000);
afterAll(async () => {
  await cms.remove();
  await server.close();
});

const opening = async () => {
  const { json } = await succeed(siteSetupPath, { token: await signIn(ministryAdmin, url), url });
  return v.parse(siteSetupSchema, json).opening;
};

test('a site may be opened with mails that the server takes', async () => {
  const { mail, missing } = await opening();
  expect(mail).toBe('works');
  expect(missing).not.toContain('mail');
});
afterEach(() => server.open());

test('a test mail arrives at once, or says why it does not', async () => {
  const token = await signIn(ministryAdmin, url);
  const send = async () => {
    const { json } = await succeed(`${siteSetupPath}/test-mail`, { method: 'POST', token, url, body: {} });
    return v.parse(testMailSchema, json).problem;
  };
  expect(await send()).toBeNull();
  expect(server.received.at(-1)).toMatchObject({
    to: [ministryAdmin.email],
    mail: { subject: expect.stringContaining('Test mail') as unknown },
  });
  await server.close();
  expect(await send()).toEqual({ kind: 'unreachable', code: expect.any(String) as unknown });
});

test('a start without prayer team members logs that nobody gets mail', async () => {
  await toldInLog('nobody is told by mail of confidential prayer requests');
});

describe('a new request', () => {
  test.each(forms)(
    '$noun: the team and the person get mail in their language, without confidential fields',
    async (form) => {
      const email = `${canary}-${randomUUID()}@example.net`.toLowerCase();
      const told = Object.fromEntries(
        Object.entries(form.valid).map(([field, value]) => [
          field,
          typeof value === 'string' && /name|request|for$|message|text/i.test(field) ? `${canary} ${value}` : value,
        ]),
      );
      const { reference } = await submitHere(form, { ...told, email, locale: 'es' });

      const [confirmation] = await server.mailsTo(email, 1);
      expect(confirmation?.mail.subject).toBe(`Recibimos su mensaje (${reference})`);
      expect(confirmation?.mail.text).toContain('contact@example.org');
      expect(confirmation?.mail.text).toContain('Ministry es');
      expect(confirmation?.mail.from).toMatchObject({ name: 'Ministerio Señal', address: 'no-reply@site.example' });
      expect(confirmation?.mail.replyTo?.[0]).toMatchObject({ address: 'contact@example.org' });

      await settled();
      expect(recipientsOf(reference)).toEqual([email, ministryAdmin.email, prayerTeam.email].sort());
      const noticeTo = (account: Account) => about(reference).find(({ to }) => to.includes(account.email))?.mail;
      expect(noticeTo(prayerTeam)?.subject).toMatch(/^Nueva /);
      expect(noticeTo(ministryAdmin)?.subject).toMatch(/^New /);
      const kind = form.noun.replace('-request', '');
      const link = `http://www.site.example/desk?kind=${kind}&reference=${reference}`;
      expect(noticeTo(prayerTeam)?.text).toContain(link);
      for (const { raw, mail, to } of about(reference)) {
        const everything = `${raw}\n${JSON.stringify(mail)}\n${mail.text ?? ''}`.replaceAll(
          new RegExp(to.join('|'), 'gi'),
          '',
        );
        expect(everything.toLowerCase()).not.toContain(canary.toLowerCase());
      }
      expect(await rowsOf(reference)).toSatisfy((rows: { recipient: unknown }[]) =>
        rows.every(({ recipient }) => recipient === null),
      );
      expect(cms.output().toLowerCase()).not.toContain(canary.toLowerCase());
    },
  );

  test('that is confidential is mailed to the prayer team only, as urgent if it mentions danger', async () => {
    const email = person();
    const prayerRequest = 'I want to kill myself, please pray for me.';
    const { reference } = await submitHere(prayer, { email, prayerRequest, confidential: true });
    await server.mailsTo(email, 1);
    await settled();
    expect(recipientsOf(reference)).toEqual([email, prayerTeam.email].sort());
    expect(about(reference).map(({ mail: { subject } }) => subject)).toContain(
      `Urgente · Nueva petición de oración ${reference}`,
    );
  });

  test('that is spam sends no mail until it is released, and then one', async () => {
    const email = person();
    const { reference } = await submitHere(prayer, { email, website: 'https://spam.example' });
    expect(await rowsOf(reference)).toEqual([]);

    const token = await signIn(prayerTeam, url);
    const [row] = await cms.query(`SELECT document_id FROM prayer_requests WHERE reference = '${reference}'`);
    const save = (body: object) =>
      succeed(`/content-manager/collection-types/${uidOf('prayer-request')}/${String(row?.['document_id'])}`, {
        method: 'PUT',
        token,
        url,
        body,
      });
    await save({ reviewStatus: 'praying' });
    expect(await rowsOf(reference)).toEqual([]);
    for (const spam of [false, true, false]) await save({ spam });
    await server.mailsTo(email, 1);
    await settled();
    expect(recipientsOf(reference)).toEqual([email, ministryAdmin.email, prayerTeam.email].sort());
  });

  test('with malicious addresses becomes one mail to one recipient', async () => {
    const hostile = [
      `=?utf-8?q?=0d=0abcc?=${randomUUID().slice(0, 8)}@example.net`,
      `a!b%victim.example{x}|y=${randomUUID().slice(0, 8)}@example.net`,
      `-oq/tmp/${randomUUID().slice(0, 8)}@example.net`,
      `o'x*'${randomUUID().slice(0, 8)}@example.net`,
    ];
    for (const email of hostile) {
      const { reference } = await submitHere(prayer, { email });
      const [mail] = await server.mailsTo(email, 1);
      expect(mail?.to).toEqual([email]);
      const headers = (name: string) => mail?.mail.headers.filter(({ key }) => key === name) ?? [];
      expect(headers('to')).toHaveLength(1);
      expect(headers('to')[0]?.value.replace(/^<(.*)>$/, '$1')).toBe(email);
      expect(mail?.mail.headers.map(({ key }) => key).sort()).toEqual([
        'auto-submitted',
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
        'x-auto-response-suppress',
      ]);
      await settled();
      expect(recipientsOf(reference)).toHaveLength(3);
    }
  });

  test('is confirmed to one mailbox three times a day, however it is spelt', async () => {
    const name = randomUUID();
    const spellings = [name, name.toUpperCase(), `${name}+1`, `${name}+2`, `${name.slice(0, 3)}.${name.slice(3)}`];
    for (const spelling of spellings) await submitHere(prayer, { email: `${spelling}@example.net` });
    await settled();
    const confirmed = () => server.received.filter(({ to }) => to[0]?.replace('.', '').toLowerCase().startsWith(name));
    expect(confirmed()).toHaveLength(3);
    await age(day);
    await submitHere(prayer, { email: `${name}@example.net` });
    await settled();
    expect(confirmed()).toHaveLength(4);
  });
});

describe('a mail server', () => {
  test('that is down for an hour gets everything afterwards, once', async () => {
    await server.close();
    const emails = [person(), person(), person()];
    const references: string[] = [];
    for (const [index, email] of emails.entries()) {
      references.push((await submitHere(forms[index] ?? prayer, { email })).reference);
    }
    for (let attempts = 1; attempts <= 5; attempts += 1) {
      for (const reference of references) await attempted(reference, attempts);
      if (attempts < 5) await age(15 * minute);
    }
    await server.open();
    await age(hour);
    await settled();
    for (const [index, reference] of references.entries()) {
      expect(recipientsOf(reference)).toEqual([emails[index] ?? '', ministryAdmin.email, prayerTeam.email].sort());
    }
    expect(cms.output()).not.toContain('example.net');
  });

  test('that greylists is asked again', async () => {
    const seen = new Set<string>();
    await server.open({
      onRecipient(address) {
        if (seen.has(address)) return undefined;
        seen.add(address);
        return { status: 451, reply: '4.7.1 Greylisted' };
      },
    });
    const { reference } = await submitHere(prayer, { email: person() });
    await attempted(reference);
    expect(about(reference)).toEqual([]);
    await age(minute);
    await settled();
    expect(recipientsOf(reference)).toHaveLength(3);
  });

  test('that reports an unknown mailbox is not retried, and the log has only the reference', async () => {
    const email = person();
    await server.open({
      onRecipient: (address) => (address === email ? { status: 550, reply: `5.1.1 ${address} is unknown` } : undefined),
    });
    const { reference } = await submitHere(prayer, { email });
    await settled();
    const [failed] = (await rowsOf(reference)).filter((row) => row['failed_at'] !== null);
    expect(failed).toMatchObject({ template: 'confirmation', attempts: 1, recipient: null });
    expect(recipientsOf(reference)).toEqual([ministryAdmin.email, prayerTeam.email].sort());
    await toldInLog(`The mail "confirmation ${reference}" could not be delivered (550) and is given up`);
    expect(cms.output()).not.toContain(email);
  });

  test('that breaks the line after a message gets it again, under the same name', async () => {
    const email = person();
    let dropped = 0;
    await server.open({
      onMessage(to) {
        if (!to.includes(email) || dropped > 0) return undefined;
        dropped += 1;
        return 'drop';
      },
    });
    const { reference } = await submitHere(prayer, { email });
    await attempted(reference);
    await age(minute);
    await settled();
    expect(dropped).toBe(1);
    expect(about(reference).filter(({ to }) => to.includes(email))).toHaveLength(1);
    expect(recipientsOf(reference)).toHaveLength(3);
  });

  test('gets no mail twice because the database was away when it had taken it', async () => {
    const email = person();
    const sentColumn = (from: string, to: string) =>
      cms.query(`ALTER TABLE outbox_messages RENAME COLUMN ${from} TO ${to}`);
    await server.open({
      async onMessage(to) {
        if (to.includes(email)) await sentColumn('sent_at', 'sent_at_away');
        return undefined;
      },
    });
    const failed = () => written().split('The job "mail" did not get through').length;
    const before = failed();
    const { reference } = await submitHere(prayer, { email });
    await vi.waitFor(() => expect(failed()).toBeGreaterThan(before + 2), { timeout: 60_000, interval: 50 });
    await server.open();
    await sentColumn('sent_at_away', 'sent_at');
    await settled();
    await age(hour);
    await settled();
    expect(about(reference).filter(({ to }) => to.includes(email))).toHaveLength(1);
    expect(recipientsOf(reference)).toHaveLength(3);
  });

  test('that refuses for three days is given up on, and the log says so', async () => {
    const email = person();
    await server.open({
      onRecipient: (address) => (address === email ? { status: 451, reply: 'Later' } : undefined),
    });
    const { reference } = await submitHere(prayer, { email });
    await attempted(reference);
    await age(3 * day - hour);
    await attempted(reference, 2);
    expect((await rowsOf(reference)).filter((row) => row['failed_at'] !== null)).toEqual([]);
    await age(hour);
    await settled();
    await toldInLog(`The mail "confirmation ${reference}" could not be delivered (451) and is given up`);
  });
});

const failedOnCard = async () => {
  const { json } = await succeed(siteStatePath, { token: await signIn(ministryAdmin, url), url });
  return v.parse(siteStateSchema, json).mails.failed;
};

test('mails that cannot be read or written are set aside at once, shown on the card, and hold up no other', async () => {
  await server.close();
  const spoiled = [
    `recipient = 'enc1.00000000.${'A'.repeat(60)}'`,
    `recipient = NULL`,
    `template = 'of-a-newer-version'`,
    `parameters = '{}'`,
    `language = 'xx'`,
  ];
  const emails = [...spoiled.map(person), person()];
  const references: string[] = [];
  for (const email of emails) references.push((await submitHere(prayer, { email })).reference);
  // None is on its way any more, with what it was before.
  for (const reference of references) await attempted(reference);
  const before = await failedOnCard();
  for (const [index, change] of spoiled.entries()) {
    const reference = references[index] ?? '';
    await cms.query(
      `UPDATE outbox_messages SET ${change} WHERE template = 'confirmation' AND reference = '${reference}'`,
    );
  }
  await server.open();
  await age(hour);
  await settled();

  for (const [index, reference] of references.entries()) {
    const own = index < spoiled.length ? [] : [emails[index] ?? ''];
    expect(recipientsOf(reference)).toEqual([...own, ministryAdmin.email, prayerTeam.email].sort());
  }
  for (const [index, reference] of references.slice(0, spoiled.length).entries()) {
    const outcome = index < 2 ? 'given up' : 'kept until the next start';
    await vi.waitFor(() => {
      expect(written()).toMatch(new RegExp(`"confirmation ${reference}" could not be delivered .* is ${outcome}`));
    });
    const addressed = (await rowsOf(reference)).filter(({ recipient }) => recipient !== null);
    expect(addressed).toHaveLength(index < 2 ? 0 : 1);
  }
  expect(await failedOnCard()).toBe(before + spoiled.length);
  // Without somebody’s word that the desk is opened.
  expect(await opening()).toMatchObject({ mail: 'failing', missing: expect.arrayContaining(['mail']) as unknown });
});

test('the digest comes once a day, with the requests that each member may see', async () => {
  const confidential = await submitHere(prayer, { email: person(), confidential: true });
  const open = await submitHere(prayer, { email: person() });
  await submitHere(prayer, { email: person(), website: 'https://spam.example' });
  const crowded = await submitHere(prayer, { email: person(), website: 'https://spam.example' });
  const ofYesterday =
    'DATABASE_URL' in cms.environment ? `received_at - interval '25 hours'` : `received_at - ${25 * hour}`;
  await cms.query(
    `UPDATE prayer_requests SET spam_reason = 'many-at-once', received_at = ${ofYesterday} WHERE reference = '${crowded.reference}'`,
  );
  await settled();
  const before = server.received.length;
  await cms.query(`UPDATE strapi_core_store_settings SET value = '"2026-01-01"' WHERE key = 'core_waiting-digest_day'`);
  await server.mailsTo(prayerTeam.email, server.received.filter(({ to }) => to.includes(prayerTeam.email)).length + 1);
  await settled();

  const digests = server.received.slice(before);
  expect(digests.flatMap(({ to }) => to).sort()).toEqual([ministryAdmin.email, prayerTeam.email].sort());
  const digestTo = (account: Account) => digests.find(({ to }) => to.includes(account.email))?.mail;
  expect(digestTo(prayerTeam)?.subject).toMatch(/^\d+ peticiones en espera$/);
  expect(digestTo(ministryAdmin)?.subject).toMatch(/^\d+ requests are waiting$/);
  expect(digestTo(prayerTeam)?.text).toContain(confidential.reference);
  expect(digestTo(ministryAdmin)?.text).not.toContain(confidential.reference);
  expect(digestTo(ministryAdmin)?.text).toContain(`/desk?kind=prayer&reference=${open.reference}`);
  expect(digestTo(ministryAdmin)?.text).toContain('2 requests are in Spam');
  expect(digestTo(ministryAdmin)?.text).toContain('1 of them has been there for more than a day');
  expect(digestTo(prayerTeam)?.text).toContain('1 de ellas lleva ahí más de un día');

  await cms.query(`UPDATE strapi_core_store_settings SET value = '"2026-01-01"' WHERE key = 'core_waiting-digest_day'`);
  await vi.waitFor(async () => {
    const [row] = await cms.query(`SELECT value FROM strapi_core_store_settings WHERE key = 'core_waiting-digest_day'`);
    expect(row?.['value']).not.toContain('2026-01-01');
  });
  await settled();
  expect(server.received).toHaveLength(before + 2);
});

test('the digest is also sent if only spam waits, with just their number', async () => {
  const [table, ...others] = forms.map((form) => form.table);
  for (const one of others) await cms.query(`UPDATE ${one} SET review_status = 'archived'`);
  await cms.query(`UPDATE ${String(table)} SET review_status = 'archived' WHERE reference NOT IN (
    SELECT MAX(reference) FROM ${String(table)} WHERE spam = ${'DATABASE_URL' in cms.environment ? 'true' : '1'})`);
  const before = server.received.length;
  await cms.query(`DELETE FROM outbox_messages WHERE template = 'waiting-digest'`);
  await cms.query(`UPDATE strapi_core_store_settings SET value = '"2026-01-01"' WHERE key = 'core_waiting-digest_day'`);
  await vi.waitFor(() => expect(server.received.length).toBe(before + 2), { timeout: 60_000, interval: 50 });
  const digests = server.received.slice(before).map(({ mail }) => mail);
  expect(digests.map(({ subject }) => subject).sort()).toEqual(['1 petición está en Spam', '1 request is in Spam']);
  for (const { text } of digests) expect(text).not.toMatch(/[PCM]-[0-9A-Z]{4}-[0-9A-Z]{4}/);
});

test.each(['{}', '[]', '{"email":[["a@b.org"]]}', `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`])(
  'a forgotten password of no address (case %#) is refused',
  async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${cms.url}/admin/forgot-password`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
  },
);

test('a forgotten password comes by mail, with a link that a copy of the database does not give away', async () => {
  const { email } = ministryAdmin;
  const before = server.received.length;
  const answer = await call('/admin/forgot-password', { url, body: { email } });
  expect(answer.status).toBe(204);
  const mail = await vi.waitFor(() => {
    const found = server.received.find(({ mail: { subject } }) => subject?.startsWith('Reset your password'));
    if (!found) throw new Error('No mail yet');
    return found;
  });
  expect(mail.to).toEqual([email]);
  const link = 'http://www.site.example/admin/panel/auth/reset-password?code=';
  const [, code = ''] = (mail.mail.text ?? '').split(link);
  const resetPasswordToken = code.split(/\s/)[0] ?? '';
  expect(resetPasswordToken).toMatch(/^[0-9a-f]{40}$/);

  const [row] = await cms.query(`SELECT * FROM admin_users WHERE email = '${email}'`);
  expect(JSON.stringify(row)).not.toContain(resetPasswordToken);
  const stored = String(row?.['reset_password_token']);
  const password = `Chosen-anew-${randomUUID()}`;
  const reset = (token: string) =>
    call('/admin/reset-password', { url, body: { resetPasswordToken: token, password } });
  for (const guess of [stored, stored.replace('sha256.', '')]) expect((await reset(guess)).status).toBe(400);
  const session = await signIn(ministryAdmin, url);
  expect((await reset(resetPasswordToken)).status).toBe(200);
  expect((await reset(resetPasswordToken)).status).toBe(400);
  expect((await call('/admin/users/me', { url, token: session })).status).toBe(401);
  ministryAdmin = { email, password };
  await signIn(ministryAdmin, url);

  const told = await vi.waitFor(() => {
    const found = server.received.slice(before).find(({ mail: { subject } }) => subject === 'Your account was changed');
    if (!found) throw new Error('No mail yet');
    return found;
  });
  expect(told.to).toEqual([email]);
  expect(told.mail.text).toContain('the link that was sent to your address');
});

test('a member gets mail about every change in the account’s language, also at the old address', async () => {
  const member = await createAccount(['prayer-team'], url);
  const token = await signIn(member, url);
  const { json } = await succeed('/admin/users/me', { method: 'PUT', token, url, body: { preferedLanguage: 'es' } });
  const { id } = v.parse(v.object({ data: v.object({ id: v.number() }) }), json).data;
  const email = `${randomUUID()}@example.org`;
  await succeed(`/admin/users/${id}`, { method: 'PUT', token: await signIn(undefined, url), url, body: { email } });
  const [[, atOld], [atNew]] = [await server.mailsTo(member.email, 2), await server.mailsTo(email, 1)];
  for (const sent of [atOld, atNew]) {
    expect(sent?.mail.subject).toBe('Su cuenta ha cambiado');
    expect(sent?.mail.text).toContain('Tiene otra dirección de correo');
    expect(sent?.mail.text).toContain('otra persona con permiso para administrar cuentas');
    expect(sent?.raw).not.toContain('Super-Admin');
  }
  await succeed(`/admin/users/${id}`, { method: 'DELETE', token: await signIn(undefined, url), url });
  const mails = await server.mailsTo(email, 2);
  expect(mails.at(-1)?.mail.text).toContain('La cuenta fue eliminada');
});

test('killed while sending, or two at once: each mail is sent once, one set aside is tried again, old ones are forgotten', async () => {
  await settled();
  const [old] = await cms.query('SELECT MAX(id) AS id FROM outbox_messages WHERE sent_at IS NOT NULL');
  await age(8 * day);
  const together = 'DATABASE_URL' in cms.environment ? await cms.replica() : undefined;
  if (together) {
    const references: string[] = [];
    for (let n = 0; n < 10; n += 1) references.push((await submitHere(prayer, { email: person() })).reference);
    await settled();
    for (const reference of references) expect(recipientsOf(reference)).toHaveLength(3);
    // This process could be the one that sends, and then nothing would be killed while sending.
    await together.stop();
  }

  const laterReadable = person();
  await server.close();
  await submitHere(prayer, { email: laterReadable });
  await cms.query(
    `UPDATE outbox_messages SET template = 'of-the-next-version' WHERE template = 'confirmation' AND sent_at IS NULL AND failed_at IS NULL`,
  );
  await server.open();
  await age(hour);
  await settled();
  await cms.query(`UPDATE outbox_messages SET template = 'confirmation' WHERE template = 'of-the-next-version'`);

  const { called } = await server.hang();
  const { reference } = await submitHere(prayer, { email: person() });
  await called;
  await cms.kill();
  await server.open();
  const survivor = await cms.replica();
  url = survivor.url;
  await age(5 * minute);
  await settled();
  expect(recipientsOf(reference)).toHaveLength(3);
  expect(await server.mailsTo(laterReadable, 1)).toHaveLength(1);
  await vi.waitFor(async () => {
    expect(
      await cms.query(`SELECT id FROM outbox_messages WHERE id <= ${Number(old?.['id'])} AND sent_at IS NOT NULL`),
    ).toEqual([]);
  });
});

test('nothing is queued without a mail server', async () => {
  const { reference } = await submit(prayer.path, { ...prayer.valid, email: person() });
  const query = databaseOf(inject('cms').environment);
  expect(await query(`SELECT id FROM outbox_messages WHERE reference = '${reference}'`)).toEqual([]);
});

describe('a request that a member entered', () => {
  const enter = async (changes: object) => {
    const body = {
      key: randomUUID(),
      kind: 'prayer',
      source: 'phone',
      language: 'en',
      ...validPrayerRequest,
      ...changes,
    };
    const token = await signIn(prayerTeam, url);
    const { json } = await succeed(enteredRequestPath, { token, body, url });
    return { token, ...v.parse(enteredRequestSchema, json) };
  };
  const confirmations = async (reference: string) =>
    (await rowsOf(reference)).filter(({ template }) => template === 'confirmation').length;

  test('is confirmed where the member asked for it, and the team is told', async () => {
    const { reference } = await enter({ confirm: true, email: person() });
    expect(await confirmations(reference)).toBe(1);
    expect((await rowsOf(reference)).map(({ template }) => template)).toContain('new-request');
  });

  test('is not confirmed otherwise, also not when somebody takes it out of spam', async () => {
    const { reference, token } = await enter({ email: person() });
    const withoutAddress = await enter({ confirm: true, email: '' });
    expect(await confirmations(withoutAddress.reference)).toBe(0);
    await cms.query(`UPDATE prayer_requests SET spam = true WHERE reference = '${reference}'`);
    await succeed(`${deskPath}/requests/prayer/${reference}/release`, { method: 'POST', token, url });
    expect(await confirmations(reference)).toBe(0);
    expect(cms.output()).not.toContain('goes nowhere');
  });
});
