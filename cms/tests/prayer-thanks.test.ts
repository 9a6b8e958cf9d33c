import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '../src/contracts/day';
import { apiErrorSchema, submissionReceiptSchema } from '../src/contracts/submission';
import { prayerThanksPath } from '../src/contracts/prayer-thanks';
import { validPrayerThanks } from '../src/contracts/prayer-thanks.cases';
import { challengedErrorSchema, proofHeader } from '../src/contracts/proof-of-work';
import { solved } from '../src/contracts/proof-of-work.cases';
import { tokenOfMember } from './support/accounts';
import { edit, emptyDesk, open, query, references, send, summary, type Sent } from './support/desk';
import { call, type Call } from './support/http';
import { anyAddress, submit } from './support/submissions';

let member: string;
let ministryAdmin: string;

beforeAll(async () => {
  member = await tokenOfMember('prayer-team');
  ministryAdmin = await tokenOfMember('ministry-admin');
});

beforeEach(emptyDesk);

const happened = 'My mother came home from the hospital on Monday.';

const tell = ({ reference }: Pick<Sent, 'reference'>, thanks = happened, mayBeShared = false, options?: Call) =>
  submit(prayerThanksPath, { reference, thanks, mayBeShared }, options ?? anyAddress());

const tryTo = (body: object, options: Call = anyAddress()) => call(prayerThanksPath, { body, ...options });

const thankedOf = async (token: string) => (await summary(token)).views.thanked;

describe('what happened', () => {
  test('reaches the desk with its request, and is encrypted before it is stored', async () => {
    const sent = await send('prayer', { ago: 3 * dayMs });
    const before = { member: await thankedOf(member), open: await open(member, sent) };
    expect(before.open).toMatchObject({ thanks: null, thanksMayBeShared: false, thankedAt: null });
    const { reference, receivedAt } = await tell(sent, happened, true);
    expect(reference).toBe(sent.reference);

    expect(await open(member, sent)).toMatchObject({
      thanks: happened,
      thanksMayBeShared: true,
      thankedAt: receivedAt,
      status: 'new',
      revision: before.open.revision + 1,
    });
    expect(await references(member, 'view=thanked')).toContain(sent.reference);
    expect(await thankedOf(member)).toBe(before.member + 1);
    const stored = await query(`SELECT thanks FROM prayer_requests WHERE reference = '${sent.reference}'`);
    expect(JSON.stringify(stored)).toMatch(/"enc1\./);
  });

  test('is found by a reference that is typed carelessly, and may be told again', async () => {
    const sent = await send('prayer');
    await tell({ reference: ` ${sent.reference.toLowerCase().replaceAll('-', ' ')}` }, happened, true);
    await tell(sent, 'She can walk again, too.');
    expect(await open(member, sent)).toMatchObject({
      thanks: `${happened}\n\nShe can walk again, too.`,
      thanksMayBeShared: false,
    });
  });

  test('is shared only where the person allowed it for all that was told', async () => {
    const sent = await send('prayer');
    await tell(sent, happened, false);
    await tell(sent, 'She can walk again, too.', true);
    expect(await open(member, sent)).toMatchObject({ thanksMayBeShared: false });
  });

  test('is stored once, however often it is sent with its key', async () => {
    const sent = await send('prayer');
    const headers = { ...anyAddress().headers, 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => tell(sent, happened, false, { headers })));
    expect(new Set(answers.map(({ receivedAt }) => receivedAt)).size).toBe(1);
    expect((await open(member, sent)).thanks).toBe(happened);
  });

  test('is stored of everybody who tells it at once', async () => {
    const sent = await send('prayer');
    const told = ['The first good news.', 'The second good news.', 'The third good news.'];
    await Promise.all(told.map((one) => tell(sent, one)));
    expect((await open(member, sent)).thanks?.split('\n\n').sort()).toEqual([...told].sort());
  });

  test('of a confidential request is for the prayer team alone', async () => {
    const sent = await send('prayer', { body: { confidential: true } });
    const before = await thankedOf(ministryAdmin);
    await tell(sent);
    expect((await open(member, sent)).thanks).toBe(happened);
    expect(await thankedOf(ministryAdmin)).toBe(before);
    expect(await references(ministryAdmin, 'view=thanked')).not.toContain(sent.reference);
  });

  test('that speaks of danger makes the request urgent, and open again', async () => {
    const sent = await send('prayer');
    const { revision } = await open(member, sent);
    await edit(member, sent, { revision, status: 'answered-by-god' });
    await tell(sent, 'Nothing helps. I want to die and nobody knows.');
    expect(await open(member, sent)).toMatchObject({ urgent: true, status: 'follow-up' });
  });

  test('leaves a request closed whose answer it tells', async () => {
    const sent = await send('prayer');
    const { revision } = await open(member, sent);
    await edit(member, sent, { revision, status: 'answered-by-god' });
    await tell(sent);
    expect(await open(member, sent)).toMatchObject({ urgent: false, status: 'answered-by-god' });
    expect(await references(member, 'view=answered')).toContain(sent.reference);
  });
});

describe('what cannot be taken', () => {
  const refusalAt = (json: unknown) =>
    v.parse(apiErrorSchema, json).error.details?.errors?.map(({ path: [field] }) => field);

  test.each([
    ['a reference that nobody has', { reference: 'P-0000-0000' }],
    ['the reference of another form', { reference: 'C-7KQ4-M2XD' }],
  ])('is %s, named at its field', async (_name, wrong) => {
    const { status, json, text } = await tryTo({ ...validPrayerThanks, ...wrong });
    expect(status).toBe(400);
    expect(refusalAt(json)).toEqual(['reference']);
    expect(text).not.toContain(validPrayerThanks.thanks);
  });

  test('is a reference of a contact request, even where the letter is changed', async () => {
    const sent = await send('contact');
    expect((await tryTo({ ...validPrayerThanks, reference: sent.reference.replace('C', 'P') })).status).toBe(400);
  });

  test('can be corrected and sent again with the same key', async () => {
    const sent = await send('prayer');
    const options = { headers: { ...anyAddress().headers, 'Idempotency-Key': randomUUID() } };
    expect((await tryTo({ ...validPrayerThanks, reference: 'P-0000-0001' }, options)).status).toBe(400);
    expect((await tryTo({ ...validPrayerThanks, ...sent }, options)).status).toBe(201);
  });

  test('is more than a person has to tell', async () => {
    const sent = await send('prayer');
    for (let times = 0; times < 4; times += 1) await tell(sent, 'a'.repeat(4_990));
    const { status, json } = await tryTo({ ...validPrayerThanks, ...sent, thanks: 'b'.repeat(4_990) });
    expect(status).toBe(400);
    expect(refusalAt(json)).toEqual(['thanks']);
  });

  test('is a row of guesses: after ten, each needs a proof of work', async () => {
    const address = anyAddress();
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const reference = `P-0000-${String(guess).padStart(4, '0')}`;
      statuses.push((await tryTo({ ...validPrayerThanks, reference }, address)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test('is more than ten tries, answered alike whatever they say and whichever reference exists', async () => {
    const exists = [
      await send('prayer'),
      await send('prayer', { body: { confidential: true } }),
      await send('prayer', { spam: true }),
    ];
    const before = await Promise.all(exists.map((sent) => open(member, sent)));
    const address = anyAddress();
    const guess = { ...validPrayerThanks, reference: 'P-0000-0002', thanks: 'I want to kill myself tonight.' };
    for (let times = 0; times < 10; times += 1) expect((await tryTo(guess, address)).status).toBe(400);
    const answers = [];
    for (const thanks of [guess.thanks, happened]) {
      for (const { reference } of [...exists, guess])
        answers.push(await tryTo({ ...guess, reference, thanks }, address));
    }
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(429));
    const said = answers.map(({ text, headers }) => [
      text.replace(/"challenge":"[^"]*"/, ''),
      headers.has('retry-after'),
    ]);
    for (const each of said) expect(each).toEqual(said[0]);
    const after = await Promise.all(exists.map((sent) => open(member, sent)));
    expect(after.map(({ thanks, urgent }) => ({ thanks, urgent }))).toEqual(
      before.map(({ thanks, urgent }) => ({ thanks, urgent })),
    );
  });

  test('is counted also with a proof of work, whether or not its reference exists', async () => {
    const address = anyAddress();
    const guess = { ...validPrayerThanks, reference: 'P-0000-0003', thanks: 'I want to kill myself tonight.' };
    for (let times = 0; times < 10; times += 1) await tryTo(guess, address);
    const receipts = async () => Number((await query('SELECT COUNT(*) AS n FROM submission_receipts'))[0]?.['n']);
    for (const [{ reference }, status] of [
      [guess, 400],
      [await send('prayer'), 201],
    ] as const) {
      const asked = await tryTo({ ...guess, reference }, address);
      const proof = solved(v.parse(challengedErrorSchema, asked.json).error.details.proofOfWork);
      const before = await receipts();
      const headers = { ...address.headers, [proofHeader]: proof };
      expect((await tryTo({ ...guess, reference }, { headers })).status).toBe(status);
      expect(await receipts()).toBe(before + 1);
    }
  });

  test('uses up nothing of what others may send, also where it speaks of danger', async () => {
    await tryTo({ ...validPrayerThanks, reference: 'P-0000-0004', thanks: 'I want to kill myself tonight.' });
    const rows = await query("SELECT urgent FROM submission_receipts WHERE reference = ''");
    expect(rows.filter(({ urgent }) => Boolean(urgent))).toEqual([]);
  });

  test.each([
    ['a program that fills in everything', { website: 'https://example.org' }],
    ['advertising', { thanks: 'Cheap pills: http://a.example http://b.example http://c.example http://d.example' }],
  ])('comes from %s, and is said to whoever wrote it', async (_name, changes) => {
    const sent = await send('prayer');
    const { status, json } = await tryTo({ ...validPrayerThanks, reference: sent.reference, ...changes });
    expect(status).toBe(400);
    expect(refusalAt(json)).toEqual(['thanks']);
    expect(await open(member, sent)).toMatchObject({ thanks: null });
  });
});

test('the answer says nothing but the reference and the time', async () => {
  const sent = await send('prayer');
  const { json } = await tryTo({ ...validPrayerThanks, ...sent });
  expect(v.parse(v.strictObject(submissionReceiptSchema.entries), json).reference).toBe(sent.reference);
});
