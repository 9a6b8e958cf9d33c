import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { SpamReason } from '../src/contracts/prayer-desk';
import { impossibleFillMs } from '../src/contracts/submission';
import { tokenOfMember } from './support/accounts';
import { act, conflictOf, list, note, open, pray, query, requestPath, send, type Sent } from './support/desk';
import { call } from './support/http';

let member: string;
beforeAll(async () => {
  member = await tokenOfMember('prayer-team');
});

const advertising = 'Great site! [url=https://casino.example]play now[/url]';

/** As it was stored: `send` itself moves a request out of spam or into it. */
async function caught(body: object): Promise<Sent> {
  const sent = await send('prayer', { body });
  await query(`UPDATE prayer_requests SET spam = true WHERE reference = '${sent.reference}'`);
  return sent;
}

test.each<[reason: SpamReason, body: object]>([
  ['hidden-field', { website: 'https://casino.example', filledInMs: 1, prayerRequest: advertising }],
  ['too-fast', { filledInMs: impossibleFillMs - 1, prayerRequest: advertising }],
  ['advertising', { prayerRequest: advertising }],
])('the desk says that a request is spam for %s', async (reason, body) => {
  const sent = await caught(body);
  expect((await open(member, sent)).spamReason).toBe(reason);
  const { requests } = await list(member, 'spam=true');
  expect(requests.find(({ reference }) => reference === sent.reference)?.spamReason).toBe(reason);
  expect((await act(member, sent, '/release')).spamReason).toBeNull();
  await query(`UPDATE prayer_requests SET spam = true WHERE reference = '${sent.reference}'`);
  expect((await open(member, sent)).spamReason).toBeNull();
});

test('and for a text that many people sent', async () => {
  const prayerRequest = `Sister ${randomUUID()} travels on Monday at seven, please pray for her and her daughters.`;
  for (const firstName of ['Ana', 'Eva', 'Juan', 'Rut', 'Noemi']) {
    await send('prayer', { body: { firstName, prayerRequest } });
  }
  const sent = await caught({ firstName: 'Pedro', prayerRequest });
  expect((await open(member, sent)).spamReason).toBe('same-text');
});

const remains = async (reference: string) => {
  const tables = ['prayer_requests', 'submission_receipts', 'outbox_messages', 'prayers', 'answered_calls'];
  const rows = await Promise.all(
    tables.map((table) => query(`SELECT id FROM ${table} WHERE reference = '${reference}'`)),
  );
  return rows.flat().length;
};

const tally = async () => {
  const rows = await query(`SELECT count FROM request_tallies WHERE reason = 'spam' AND kind = 'prayer'`);
  return rows.reduce((sum, { count }) => sum + Number(count), 0);
};

test('deleting spam leaves no more than a count of it', async () => {
  const sent = await send('prayer', { spam: true });
  await note(member, sent, 'Nobody knows this address');
  const before = await tally();
  const answer = await call(requestPath(sent), { method: 'DELETE', token: member });
  expect(answer.status).toBe(204);
  expect(answer.text).toBe('');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await remains(sent.reference)).toBe(0);
  expect(await tally()).toBe(before + 1);
  expect((await call(requestPath(sent), { method: 'DELETE', token: member })).status).toBe(404);
});

test('what another member has released meanwhile is not deleted', async () => {
  const sent = await send('prayer', { spam: true });
  await act(member, sent, '/release');
  await pray(member, sent);
  const answer = await call(requestPath(sent), { method: 'DELETE', token: member });
  expect(answer.status).toBe(409);
  expect(conflictOf(answer)).toMatchObject({ reference: sent.reference, spam: false, prayerCount: 1 });
});

test('of two who delete it at once, one does', async () => {
  const sent = await send('prayer', { spam: true });
  const before = await tally();
  const answers = await Promise.all([1, 2].map(() => call(requestPath(sent), { method: 'DELETE', token: member })));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  expect(await tally()).toBe(before + 1);
});

test('confidential spam is not deleted by those who may not read it', async () => {
  const sent = await send('prayer', { spam: true, body: { confidential: true } });
  const admin = await tokenOfMember('ministry-admin');
  expect((await call(requestPath(sent), { method: 'DELETE', token: admin })).status).toBe(404);
  expect((await open(member, sent)).reference).toBe(sent.reference);
});
