import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { validContactRequest } from '../src/contracts/contact-request.cases';
import { validCounselingRequest } from '../src/contracts/counseling-request.cases';
import { enteredRequestPath, enteredRequestSchema } from '../src/contracts/entered-request';
import { validPrayerRequest } from '../src/contracts/prayer-request.cases';
import { apiErrorSchema } from '../src/contracts/submission';
import { memberWith } from './support/accounts';
import { act, emptyDesk, open, query, requestPath } from './support/desk';
import { call, succeed, type Answer } from './support/http';
import { tokenOf } from './support/signed-in';
import { openedField } from './support/stored-requests';

const valid = { prayer: validPrayerRequest, contact: validContactRequest, counseling: validCounselingRequest };
const kinds = ['prayer', 'contact', 'counseling'] as const;
type Kind = (typeof kinds)[number];
const tables = { prayer: 'prayer_requests', contact: 'contact_requests', counseling: 'counseling_requests' };

let member: string;
let admin: string;

beforeAll(async () => {
  member = await tokenOf(await memberWith('prayer-team'));
  admin = await tokenOf(await memberWith('ministry-admin'));
}, 60_000);

beforeEach(emptyDesk);

const bodyOf = (kind: Kind, changes: object = {}) => ({
  key: randomUUID(),
  kind,
  source: 'phone',
  language: 'es',
  ...valid[kind],
  ...changes,
});

const enter = (kind: Kind, changes: object = {}, token = member) =>
  call(enteredRequestPath, { token, body: bodyOf(kind, changes) });

const enteredOf = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200);
  return v.parse(enteredRequestSchema, answer.json);
};

const fieldsOf = (answer: Answer) => {
  expect(answer.status).toBe(400);
  return v
    .parse(apiErrorSchema, answer.json)
    .error.details?.errors?.map(({ path: [field], message }) => [field, message]);
};

const none = { email: '', phoneNumber: '', phone: '' };

describe.each(kinds)('a %s request that a member enters', (kind) => {
  test(
    'is stored encrypted, opened like the others, and says who entered it and how it came',
    { tags: ['database'] },
    async () => {
      const answer = await enter(kind);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const sent = enteredOf(answer);
      expect(await open(member, sent)).toMatchObject({
        kind,
        language: 'es',
        status: 'new',
        urgent: false,
        spam: false,
        firstName: 'Ana',
        email: 'ana@example.com',
        source: 'phone',
        enteredBy: expect.stringMatching(/^A B/) as string,
      });
      const [row = {}] = await query(`SELECT * FROM ${tables[kind]} WHERE reference = '${sent.reference}'`);
      expect(JSON.stringify(row)).not.toMatch(/Pérez|A B|@example\.com/);
      expect(openedField(`${kind}-request`, row, 'enteredBy')).toMatch(/^A B \(#\d+\)$/);
    },
  );

  test('may have no address if there is a number, and neither if it came in person', async () => {
    const called = enteredOf(await enter(kind, { email: ' ' }));
    expect(await open(member, called)).toMatchObject({ email: '', source: 'phone' });
    const met = enteredOf(await enter(kind, { ...none, source: 'in-person' }));
    const opened = await open(member, met);
    expect(opened).toMatchObject({ email: '', source: 'in-person' });
    expect(opened.phone ?? '').toBe('');
    const [row = {}] = await query(`SELECT * FROM ${tables[kind]} WHERE reference = '${met.reference}'`);
    expect(openedField(`${kind}-request`, row, 'email')).toBe('');
    expect(await act(member, met, '/notes', { body: { key: randomUUID(), text: 'Met her.' } })).toMatchObject({
      email: '',
    });
    expect(fieldsOf(await enter(kind, none))).toEqual([['email', 'Enter an email address or a phone number']]);
  });

  test('is one, however often it is sent with its key', { tags: ['database'] }, async () => {
    const body = bodyOf(kind);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(enteredRequestPath, { token: member, body })),
    );
    const references = answers.map((answer) => enteredOf(answer).reference);
    expect(new Set(references).size).toBe(1);
    const other = kind === 'prayer' ? 'contact' : 'prayer';
    expect((await enter(other, { key: body.key })).status).toBe(422);
    expect((await enter(kind, { key: body.key }, admin)).status).toBe(422);
    const another = await call(enteredRequestPath, { token: member, body: { ...body, firstName: 'Somebody else' } });
    expect(another.status).toBe(422);
  });

  test('is checked like its form, with all fields named at once', async () => {
    const fields = fieldsOf(await enter(kind, { firstName: '', lastName: ' ', email: 'ana@', source: 'in-person' }));
    expect(fields).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Please enter a valid email address'],
    ]);
  });
});

test('somebody whom it is not safe to call needs an address, unless asked in person', async () => {
  const unsafe = { email: '', phoneSafety: 'no' };
  expect(fieldsOf(await enter('counseling', unsafe))).toEqual([
    ['email', 'Enter an email address, because it is not safe to call or text'],
  ]);
  expect((await enter('counseling', { ...unsafe, source: 'in-person' })).status).toBe(200);
});

test.each([
  ['key', { key: 'x' }],
  ['kind', { kind: 'other' }],
  ['source', { source: 'site' }],
  ['language', { language: 'fr' }],
  ['confirm', { confirm: 'yes' }],
  ['prayerRequest', { prayerRequest: 'short' }],
  ['prayerType', { prayerType: 'none' }],
  ['confidential', { confidential: 'no' }],
])('%s is refused where it is not valid', async (field, changes) => {
  expect(fieldsOf(await enter('prayer', changes))?.map(([name]) => name)).toContain(field);
});

test('words of crisis mark it urgent, and what the person may not set is not taken', async () => {
  const sent = enteredOf(
    await enter('prayer', { prayerRequest: 'He says: I want to kill myself.', teamNotes: 'x', enteredBy: 'Somebody' }),
  );
  expect(await open(member, sent)).toMatchObject({
    urgent: true,
    teamNotes: null,
    enteredBy: expect.stringMatching(/^A B/) as string,
  });
});

test('one that is confidential is for the prayer team alone, also where another role entered it', async () => {
  const sent = enteredOf(await enter('prayer', { confidential: true }, admin));
  expect((await call(requestPath(sent), { token: admin })).status).toBe(404);
  expect(await open(member, sent)).toMatchObject({ confidential: true });
});

test('one without an address opens in the panel, and can be saved there', async () => {
  const sent = enteredOf(await enter('counseling', { ...none, source: 'in-person' }));
  const [row = {}] = await query(`SELECT document_id FROM counseling_requests WHERE reference = '${sent.reference}'`);
  const uid = 'api::counseling-request.counseling-request';
  const path = `/content-manager/collection-types/${uid}/${String(row['document_id'])}`;
  expect((await succeed(path, { token: member })).json).toMatchObject({
    data: { email: '', enteredBy: expect.stringMatching(/^A B/) as string },
  });
  await succeed(path, { method: 'PUT', token: member, body: { teamNotes: 'Met her.' } });
  expect(await open(member, sent)).toMatchObject({ email: '', teamNotes: 'Met her.' });
});
