import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { meetingLastsMs, meetingSchema, meetingTextLimit, prayerMeetingPath } from '../src/contracts/prayer-meeting';
import { memberWith } from './support/accounts';
import { emptyDesk, query, send, type Sent } from './support/desk';
import { call, succeed } from './support/http';
import { tokenOf } from './support/signed-in';
import { keyringOf } from './support/stored-requests';
import { decryptField } from '../src/lib/field-encryption/field-cipher';
import { fieldContext } from '../src/requests/encryption/request-encryption';
import { requestKey } from './support/cms-process';

let member: string;
let admin: string;

beforeAll(async () => {
  member = await tokenOf(await memberWith('prayer-team'));
  admin = await tokenOf(await memberWith('ministry-admin'));
}, 60_000);

beforeEach(async () => {
  await emptyDesk();
  await query('DELETE FROM meeting_entries');
});

const text = 'For her mother, who is ill.';
const choose = (sent: Sent, changes: object = {}, token = member) =>
  call(prayerMeetingPath, { token, body: { ...sent, text, ...changes } });
const meeting = async (token = member) =>
  v.parse(meetingSchema, (await succeed(prayerMeetingPath, { token })).json).entries;
const rows = () => query('SELECT * FROM meeting_entries ORDER BY id');

describe('the prayer meeting', () => {
  test('is one list for the team, with first names and what a member wrote, encrypted', async () => {
    const prayer = await send('prayer', { body: { firstName: 'Noemí', lastName: 'Quishpe' } });
    const contact = await send('contact');
    expect((await choose(prayer)).status).toBe(200);
    expect((await choose(contact, { text: 'That he finds work.' }, admin)).status).toBe(200);
    expect((await choose(prayer, { text: 'For her mother.' })).status).toBe(200);
    const entries = [
      { ...prayer, language: 'en', firstName: 'Noemí', text: 'For her mother.' },
      { ...contact, language: 'en', firstName: 'Ana', text: 'That he finds work.' },
    ];
    expect(await meeting()).toEqual(entries);
    expect(await meeting(admin)).toEqual(entries);
    const stored = await rows();
    expect(JSON.stringify(stored)).not.toMatch(/Noem|mother|work/);
    const context = fieldContext('api::prayer-meeting.meeting-entry', 'text', prayer.reference);
    expect(decryptField(keyringOf(requestKey), context, String(stored[0]?.['text']))).toBe('For her mother.');
  });

  test.each([
    ['confidential', 'prayer', { body: { confidential: true } }],
    ['spam', 'prayer', { spam: true }],
  ] as const)('never has what is %s', async (_what, kind, circumstances) => {
    const sent = await send(kind, circumstances);
    expect((await choose(sent)).status).toBe(404);
    expect((await choose(sent, {}, admin)).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  test('never has counseling, nor what does not exist', async () => {
    const { reference } = await send('counseling');
    expect((await choose({ kind: 'counseling', reference })).status).toBe(400);
    expect((await choose({ kind: 'prayer', reference })).status).toBe(400);
    expect((await choose({ kind: 'prayer', reference: 'P-0000-0000' })).status).toBe(404);
  });

  test.each([
    '',
    ' ',
    'a\u0000',
    'x'.repeat(meetingTextLimit + 1),
    'Write to ana@example.org',
    'Call 099 123 4567',
    'call 555_123_4567',
    '555\u200B123\u200B4567',
    'joe＠example.org',
    'a (at) b.com',
    'ana @ x.org',
    'call 415,555,2671',
    '415\u00AD555\u20632671',
    'see https://example.org',
    'bell\u0007',
    7,
  ])('refuses the text %j', async (refused) => {
    const answer = await choose(await send('prayer'), { text: refused });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('"path":["text"]');
    expect(answer.text).not.toMatch(/example\.org|4567/);
  });

  test('ends after a day, when a member ends it, and for one when a member takes it out', async () => {
    const [one, other] = [await send('prayer'), await send('contact')];
    await choose(one);
    await choose(other);
    await succeed(`${prayerMeetingPath}/${one.reference}`, { method: 'DELETE', token: member });
    expect((await meeting()).map(({ reference }) => reference)).toEqual([other.reference]);
    await succeed(prayerMeetingPath, { method: 'DELETE', token: admin });
    expect(await rows()).toEqual([]);

    await choose(one);
    const added = new Date(Date.now() - meetingLastsMs);
    const column =
      typeof (await rows())[0]?.['added_at'] === 'number' ? String(added.getTime()) : `'${added.toISOString()}'`;
    await query(`UPDATE meeting_entries SET added_at = ${column}`);
    expect(await meeting()).toEqual([]);
  });

  test('loses what becomes spam in the panel, and shows nothing that became confidential', async () => {
    const [one, other] = [await send('contact'), await send('prayer')];
    await choose(one);
    await choose(other);
    const [row = {}] = await query(`SELECT document_id FROM contact_requests WHERE reference = '${one.reference}'`);
    const path = `/content-manager/collection-types/api::contact-request.contact-request/${String(row['document_id'])}`;
    await succeed(path, { method: 'PUT', token: member, body: { spam: true } });
    expect((await rows()).map(({ reference }) => reference)).toEqual([other.reference]);
    await query(`UPDATE prayer_requests SET confidential = true WHERE reference = '${other.reference}'`);
    expect(await meeting()).toEqual([]);
  });

  test('shows no first name that holds an address or a number', async () => {
    const sent = await send('prayer', { body: { firstName: 'Ana 415,555,2671' } });
    await choose(sent);
    expect(await meeting()).toEqual([{ ...sent, language: 'en', firstName: '…', text }]);
  });

  test('records that somebody who chose a request read its first name', async () => {
    const sent = await send('prayer');
    await choose(sent);
    expect(await query(`SELECT kind FROM reading_records WHERE reference = '${sent.reference}'`)).toEqual([
      { kind: 'prayer' },
    ]);
  });
});
