import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { dayMs } from '../src/contracts/day';
import { deskPath, handedBackSchema } from '../src/contracts/prayer-desk';
import { createAccount, tokenOfMember } from './support/accounts';
import { signIn } from './support/admin';
import {
  act,
  conflictOf,
  edit,
  emptyDesk,
  list,
  minute,
  next,
  note,
  open,
  openedLongAgo,
  pray,
  query,
  references,
  requestPath,
  send,
  summary,
  team,
  type Sent,
} from './support/desk';
import { call, succeed, type Answer } from './support/http';

let one: string;
let other: string;
let ids: { one: number; other: number };

beforeAll(async () => {
  one = await tokenOfMember('prayer-team');
  other = await signIn(await createAccount(['prayer-team']));
  ids = { one: (await team(one)).me.id, other: (await team(other)).me.id };
});

beforeEach(emptyDesk);

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();

/** Both members ask for requests until there are no more. */
async function givenInTurn(token: string, filter: object = {}): Promise<string[]> {
  const given: string[] = [];
  for (;;) {
    const { request } = await next(token, { ...filter, skipped: given });
    if (request === null) return given;
    given.push(request.reference);
  }
}

describe('whom to pray for next', () => {
  test(
    'is urgent ones, then those that nobody has prayed for, then those least and longest ago',
    { tags: ['database'] },
    async () => {
      const prayedTwice = await send('prayer', { ago: 9 * dayMs, urgent: true });
      const prayedLast = await send('prayer', { ago: 8 * dayMs });
      const prayedFirst = await send('prayer', { ago: 7 * dayMs });
      const young = await send('prayer', { ago: minute });
      const old = await send('prayer', { ago: dayMs });
      const urgent = await send('prayer', { urgent: true });
      const olderUrgent = await send('prayer', { urgent: true, ago: minute });
      await send('prayer', { urgent: true, spam: true });
      const answered = await send('prayer', { urgent: true });
      await edit(one, answered, { revision: (await open(one, answered)).revision, status: 'answered' });
      for (const sent of [prayedTwice, prayedFirst, prayedTwice, prayedLast]) await pray(one, sent);

      expect(await givenInTurn(one)).toEqual(
        [olderUrgent, urgent, old, young, prayedFirst, prayedLast, prayedTwice].map(({ reference }) => reference),
      );
    },
  );

  test('opens the request, in its language, with how many would follow it', async () => {
    const sent = await send('prayer', { body: { locale: 'es', phoneNumber: '', confidential: true } });
    await send('prayer');
    const { request, remaining } = await next(one);
    expect(remaining).toBe(1);
    expect(request).toMatchObject({
      kind: 'prayer',
      reference: sent.reference,
      language: 'es',
      status: 'new',
      confidential: true,
      spam: false,
      assignee: null,
      prayerType: 'healing',
      prayerCount: 0,
      lastPrayedAt: null,
      firstName: 'Ana',
      lastName: 'Pérez',
      email: 'ana@example.com',
      text: 'Please pray for my mother, who is ill.',
      wantsContact: true,
      teamNotes: null,
    });
  });

  test('shows a number as its country groups it, and whether it is safe to call', async () => {
    const sent = await send('counseling', { body: { phone: '+92 (0)301-2345678', phoneSafety: 'no' } });
    expect(await open(one, sent)).toMatchObject({ phone: '+92 301 2345678', phoneSafety: 'no' });
    const before = await send('counseling', { body: { phone: '555-123-4567', phoneSafety: undefined } });
    expect(await open(one, before)).toMatchObject({ phone: '555-123-4567', phoneSafety: null });
  });

  test('follows the filters, and nobody is left in an empty desk', async () => {
    const family = await send('prayer', { body: { prayerType: 'family' } });
    const spanish = await send('prayer', { body: { locale: 'es' } });
    const followed = await send('prayer');
    await edit(one, followed, { revision: (await open(one, followed)).revision, status: 'follow-up' });
    expect(await givenInTurn(one, { prayerType: 'family' })).toEqual([family.reference]);
    expect(await givenInTurn(one, { language: 'es' })).toEqual([spanish.reference]);
    expect(await givenInTurn(one, { status: 'follow-up' })).toEqual([followed.reference]);
    expect(await next(one, { prayerType: 'financial' })).toEqual({ request: null, remaining: 0 });
  });

  test('is another one for two members who ask at the same time, for ten minutes', { tags: ['database'] }, async () => {
    const older = await send('prayer', { ago: dayMs });
    const younger = await send('prayer');
    const given = await Promise.all([next(one), next(other)]);
    expect(given.map(({ request }) => request?.reference).sort()).toEqual([older.reference, younger.reference].sort());

    // Ten minutes later the older one is next again, for everybody.
    await openedLongAgo(10 * minute);
    expect((await next(one)).request?.reference).toBe(older.reference);
    await openedLongAgo(10 * minute);
    expect((await next(other)).request?.reference).toBe(older.reference);
    // Its reader gets it again, because it is reserved.
    expect((await next(other)).request?.reference).toBe(older.reference);
    expect((await next(one)).request?.reference).toBe(younger.reference);
  });
});

describe('a prayer', { tags: ['database'] }, () => {
  test('is counted once, however often its key arrives, and makes a new request one that is prayed for', async () => {
    const sent = await send('prayer', { urgent: true });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pray(one, sent, key)));
    expect(answers.map(({ prayerCount }) => prayerCount)).toEqual(Array(20).fill(1));
    expect(await pray(one, sent, key.toUpperCase())).toMatchObject({ prayerCount: 1, status: 'praying' });
    expect((await open(one, sent)).lastPrayedAt).not.toBeNull();
    expect(await summary(one)).toMatchObject({ waiting: 0, prayedThisWeek: 1, views: { urgent: 1 } });
  });

  test('is counted for everybody who prays at the same time', async () => {
    const sent = await send('prayer');
    await Promise.all(Array.from({ length: 12 }, (_, index) => pray(index % 2 ? one : other, sent)));
    expect(await open(one, sent)).toMatchObject({ prayerCount: 12 });
    expect(await summary(one)).toMatchObject({ prayedThisWeek: 12 });
  });

  test('leaves any other status alone, and a key is for one request and one member', async () => {
    const sent = await send('prayer');
    await edit(one, sent, { revision: (await open(one, sent)).revision, status: 'follow-up' });
    const key = randomUUID();
    expect(await pray(one, sent, key)).toMatchObject({ status: 'follow-up', prayerCount: 1 });
    const elsewhere = await send('prayer');
    const misused = [
      await call(requestPath(elsewhere, '/prayers'), { token: one, body: { key } }),
      await call(requestPath(sent, '/prayers'), { token: other, body: { key } }),
    ];
    expect(statuses(misused)).toEqual([422, 422]);
    expect(await open(one, elsewhere)).toMatchObject({ prayerCount: 0 });
    expect(await open(one, sent)).toMatchObject({ prayerCount: 1 });
  });
});

describe('undoing', () => {
  const undo = (token: string, sent: Sent, action: string, body: object) =>
    act(token, sent, `/${action}/undo`, { body });

  test('a prayer leaves the request as it was, and can be done twice', async () => {
    const sent = await send('prayer', { ago: dayMs });
    const key = randomUUID();
    await pray(one, sent, key);
    for (let times = 0; times < 2; times += 1) {
      expect(await undo(one, sent, 'prayers', { key })).toMatchObject({
        status: 'new',
        prayerCount: 0,
        lastPrayedAt: null,
      });
    }
    expect(await summary(one)).toMatchObject({ waiting: 1, prayedThisWeek: 0 });
    expect(await pray(one, sent)).toMatchObject({ prayerCount: 1, status: 'praying' });
  });

  test('a prayer leaves those of others, whichever came first', async () => {
    const sent = await send('prayer');
    const [mine, theirs] = [randomUUID(), randomUUID()];
    await pray(one, sent, mine);
    const { lastPrayedAt } = await pray(other, sent, theirs);
    expect(await undo(one, sent, 'prayers', { key: mine })).toMatchObject({
      status: 'praying',
      prayerCount: 1,
      lastPrayedAt,
    });
    expect(await undo(other, sent, 'prayers', { key: theirs })).toMatchObject({ prayerCount: 0, lastPrayedAt: null });
  });

  test('a prayer leaves the status that a member chose', async () => {
    const sent = await send('prayer');
    const key = randomUUID();
    const { revision } = await pray(one, sent, key);
    await edit(other, sent, { revision, status: 'follow-up' });
    expect(await undo(one, sent, 'prayers', { key })).toMatchObject({ status: 'follow-up', prayerCount: 0 });
    expect((await edit(other, sent, { revision: revision + 2, status: 'praying' })).status).toBe(200);
    const another = randomUUID();
    await pray(one, sent, another);
    expect(await undo(one, sent, 'prayers', { key: another })).toMatchObject({ status: 'praying', prayerCount: 0 });
  });

  test(
    'the last prayer makes a request new again, in whichever order they are undone',
    { tags: ['database'] },
    async () => {
      const sent = await send('prayer');
      const [first, second] = [randomUUID(), randomUUID()];
      await pray(one, sent, first);
      await pray(other, sent, second);
      expect(await undo(one, sent, 'prayers', { key: first })).toMatchObject({ status: 'praying', prayerCount: 1 });
      expect(await undo(other, sent, 'prayers', { key: second })).toMatchObject({ status: 'new', prayerCount: 0 });
    },
  );

  test('a note takes it out, also from between those of others', async () => {
    const sent = await send('contact');
    const written = { key: randomUUID(), text: 'Called her.\n\nShe was glad.' };
    await note(one, sent, written.text, written.key);
    await note(other, sent, 'Wrote to her');
    for (let times = 0; times < 2; times += 1) {
      const { teamNotes } = await undo(one, sent, 'notes', written);
      expect(teamNotes).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC, A B \(#\d+\):\nWrote to her$/);
    }
  });

  test('a note that was edited since is a conflict, and stays', async () => {
    const sent = await send('contact');
    const written = { key: randomUUID(), text: 'Called her' };
    const { teamNotes, revision } = await note(one, sent, written.text, written.key);
    const edited = teamNotes?.replace('Called her', 'Called him') ?? '';
    const [row] = await query(`SELECT document_id FROM contact_requests WHERE reference = '${sent.reference}'`);
    const path = `/content-manager/collection-types/api::contact-request.contact-request/${String(row?.['document_id'])}`;
    await succeed(path, { method: 'PUT', token: one, body: { teamNotes: edited, revision } });
    const answer = await call(requestPath(sent, '/notes/undo'), { token: one, body: written });
    expect(answer.status).toBe(409);
    expect(conflictOf(answer).teamNotes).toBe(edited);
  });

  test('is for who did it, and for the same request', async () => {
    const sent = await send('prayer');
    const elsewhere = await send('prayer');
    const prayer = { key: randomUUID() };
    const written = { key: randomUUID(), text: 'Called her' };
    await pray(one, sent, prayer.key);
    await note(one, sent, written.text, written.key);
    const misused = [
      await call(requestPath(sent, '/prayers/undo'), { token: other, body: prayer }),
      await call(requestPath(elsewhere, '/prayers/undo'), { token: one, body: prayer }),
      await call(requestPath(sent, '/notes/undo'), { token: other, body: written }),
      await call(requestPath(elsewhere, '/notes/undo'), { token: one, body: written }),
      await call(requestPath(sent, '/notes/undo'), { token: one, body: { ...written, text: 'Called him' } }),
    ];
    expect(statuses(misused)).toEqual([422, 422, 422, 422, 422]);
    expect(await open(one, sent)).toMatchObject({ prayerCount: 1 });
    expect((await open(one, sent)).teamNotes).toContain('Called her');
  });
});

describe('a note belongs to an account', () => {
  const written = 'Prayed with her.';
  const rename = (token: string, firstname: string, lastname: string) =>
    succeed('/admin/users/me', { method: 'PUT', token, body: { firstname, lastname } });
  const authorsOf = ({ teamNotes }: { teamNotes: string | null }) =>
    [...(teamNotes ?? '').matchAll(/ UTC, (.+):$/gm)].map(([, author]) => author);
  const newMember = async () => {
    const token = await signIn(await createAccount(['prayer-team']));
    return { token, id: (await team(token)).me.id };
  };

  test('undoing one takes out one’s own, and not the same words of a namesake', async () => {
    const sent = await send('contact');
    const mine = { key: randomUUID(), text: written };
    await note(one, sent, written, mine.key);
    await note(other, sent, written);
    const left = await act(one, sent, '/notes/undo', { body: mine });
    expect(authorsOf(left)).toEqual([`A B (#${ids.other})`]);
  });

  test('it can be undone after its author was given another name', async () => {
    const { token } = await newMember();
    const sent = await send('contact');
    const mine = { key: randomUUID(), text: written };
    await note(token, sent, written, mine.key);
    await rename(token, 'Noemí', 'Quishpe');
    expect((await act(token, sent, '/notes/undo', { body: mine })).teamNotes).toBeNull();
  });

  test.each([
    ['a space', 'Marta', 'Team '],
    ['another form of the same letters', 'Ｍarta', 'Team'],
    ['a letter that nobody sees', 'Mar\u200Bta', 'Te\u2060am'],
    ['a change of direction', '\u202EMarta', 'Team\u202C'],
    ['other capitals', 'MARTA', 'team'],
  ])('a name that differs by %s is told apart by the number of the account', async (_how, firstname, lastname) => {
    const [marta, impostor] = [await newMember(), await newMember()];
    await rename(marta.token, 'Marta', 'Team');
    const sent = await send('contact');
    await note(marta.token, sent, 'Called her.');
    expect(authorsOf(await open(one, sent))).toEqual(['Marta Team']);

    await rename(impostor.token, firstname, lastname);
    await note(impostor.token, sent, 'She needs nothing more.');
    const [first, second] = authorsOf(await open(one, sent));
    expect(first).toBe(`Marta Team (#${marta.id})`);
    expect(second?.toLowerCase()).toBe(`marta team (#${impostor.id})`);
    const { assignee } = await act(impostor.token, sent, '/claim');
    expect(assignee?.name.toLowerCase()).toBe(`marta team (#${impostor.id})`);

    await rename(impostor.token, 'Luis', randomUUID());
    expect(authorsOf(await open(one, sent))).toEqual(['Marta Team', expect.stringMatching(/^Luis /)]);
    for (const { token } of [marta, impostor]) await rename(token, 'A', 'B');
  });

  test('nobody writes one in another’s name in the panel', async () => {
    const sent = await send('contact');
    const { teamNotes, revision } = await note(one, sent, written);
    const [row] = await query(`SELECT document_id FROM contact_requests WHERE reference = '${sent.reference}'`);
    const path = `/content-manager/collection-types/api::contact-request.contact-request/${String(row?.['document_id'])}`;
    const forged = `${teamNotes}\n\n2026-11-20 09:00 UTC, Pastor John:\nI agree.`;
    await succeed(path, { method: 'PUT', token: other, body: { teamNotes: forged, revision } });
    const notes = await open(one, sent);
    expect(authorsOf({ teamNotes: notes.teamNotes?.replace(/^ .*$/gm, '') ?? null })).toHaveLength(1);
    expect(notes.teamNotes).toContain('I agree.');
  });
});

describe('two members at once', { tags: ['database'] }, () => {
  let sent: Sent;

  beforeEach(async () => {
    sent = await send('counseling');
  });

  test('change it from the same revision: one wins, and the other gets its current state', async () => {
    const { revision } = await open(one, sent);
    const answers = await Promise.all([
      edit(one, sent, { revision, status: 'contacted', followUpOn: '2026-12-24' }),
      edit(other, sent, { revision, status: 'archived', assigneeId: ids.other }),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const now = await open(one, sent);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost && conflictOf(lost)).toEqual(now);
    expect(now.revision).toBe(revision + 1);
    expect(now).toMatchObject(
      answers[0].status === 200
        ? { status: 'contacted', followUpOn: '2026-12-24', assignee: null }
        : { status: 'archived', followUpOn: null, assignee: { id: ids.other } },
    );
  });

  test('write a note each: both are stored under their names, and one sent twice is stored once', async () => {
    const key = randomUUID();
    await Promise.all([
      note(one, sent, 'Called her.\nShe was glad.', key),
      note(other, sent, 'Wrote to her 🙏'),
      note(one, sent, 'Called her.\nShe was glad.', key),
    ]);
    const { teamNotes } = await note(one, sent, 'Will call again');
    expect(teamNotes?.match(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC, A B \(#\d+\):$/gm)).toHaveLength(3);
    for (const text of ['Called her.\nShe was glad.', 'Wrote to her 🙏', 'Will call again']) {
      expect((teamNotes ?? '').split(text)).toHaveLength(2);
    }
    expect(teamNotes?.endsWith('Will call again')).toBe(true);
    const stored = await query(`SELECT team_notes FROM counseling_requests WHERE reference = '${sent.reference}'`);
    expect(JSON.stringify(stored)).not.toContain('Called');
  });

  test('take it on: one has it, until he gives it back', async () => {
    const answers = await Promise.all([
      call(requestPath(sent, '/claim'), { method: 'POST', token: one }),
      call(requestPath(sent, '/claim'), { method: 'POST', token: other }),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const oneWon = answers[0].status === 200;
    const [holder, loser] = oneWon ? [one, other] : [other, one];
    const lost = answers.find(({ status }) => status === 409);
    expect(lost && conflictOf(lost).assignee).toMatchObject({ id: oneWon ? ids.one : ids.other });

    const taken = await call(requestPath(sent, '/claim'), { method: 'DELETE', token: loser });
    expect(taken.status).toBe(409);
    const { revision } = await act(holder, sent, '/claim');
    expect(revision, 'taking on what one has changes nothing').toBe((await open(one, sent)).revision);
    expect((await act(holder, sent, '/claim', { method: 'DELETE' })).assignee).toBeNull();
    expect((await act(holder, sent, '/claim', { method: 'DELETE' })).assignee).toBeNull();
    expect((await act(loser, sent, '/claim')).assignee?.id).toBe(oneWon ? ids.other : ids.one);
  });

  test('give all of theirs back at once, and keep what is closed and what another member has', async () => {
    const mine = [sent, await send('prayer'), await send('contact')];
    for (const each of mine) await act(one, each, '/claim');
    const closed = await send('contact');
    const { revision } = await act(one, closed, '/claim');
    await edit(one, closed, { revision, status: 'answered' });
    const theirs = await send('prayer');
    await act(other, theirs, '/claim');

    const { json } = await succeed(`${deskPath}/hand-back`, { token: one, body: {} });
    const { requests } = v.parse(handedBackSchema, json);
    expect(requests.map(({ reference }) => reference).sort()).toEqual(mine.map(({ reference }) => reference).sort());
    for (const each of mine) expect((await open(other, each)).assignee).toBeNull();
    expect((await open(one, closed)).assignee?.id).toBe(ids.one);
    expect((await open(one, theirs)).assignee?.id).toBe(ids.other);
    expect((await act(one, sent, '/claim')).assignee?.id).toBe(ids.one);
  });

  test('is given to another member, and taken back from nobody’s hands', async () => {
    const { revision } = await act(one, sent, '/claim');
    const given = await edit(one, sent, { revision, assigneeId: ids.other });
    expect(given.status).toBe(200);
    expect((await open(one, sent)).assignee?.id).toBe(ids.other);
    const freed = await edit(one, sent, { revision: revision + 1, assigneeId: null });
    expect(freed.status).toBe(200);
    expect((await open(one, sent)).assignee).toBeNull();
  });
});

describe('the lists', () => {
  test('begin with due requests, and contain no confidential fields', { tags: ['database'] }, async () => {
    const recent = await send('contact');
    const older = await send('contact', { ago: dayMs });
    const urgent = await send('contact', { urgent: true });
    const contacted = await send('contact', { ago: 5 * dayMs });
    const later = await send('contact', { ago: 2 * dayMs });
    const due = await send('contact');
    const closed = await send('contact', { ago: 30 * dayMs });
    const change = async (sent: Sent, fields: object) => {
      const { revision } = await open(one, sent);
      expect((await edit(one, sent, { revision, ...fields })).status).toBe(200);
    };
    await change(contacted, { status: 'contacted' });
    await change(later, { followUpOn: '2999-01-01' });
    await change(due, { followUpOn: '2026-01-01', status: 'follow-up' });
    await change(closed, { status: 'answered' });

    const ofOpen = [due, urgent, later, older, recent, contacted].map(({ reference }) => reference);
    expect(await references(one, 'kind=contact&status=open')).toEqual(ofOpen);
    expect((await references(one, 'kind=contact')).slice(0, 7)).toEqual([...ofOpen, closed.reference]);
    expect(await references(one, 'kind=contact&status=follow-up')).toEqual([due.reference]);

    const { receivedAt, deletedOn } = await open(one, due);
    const { json } = await call(`${deskPath}/requests?kind=contact&status=follow-up`, { token: one });
    expect(json).toMatchObject({ page: 1, pages: 1 });
    expect(json).toHaveProperty('requests', [
      {
        kind: 'contact',
        reference: due.reference,
        language: 'en',
        receivedAt,
        status: 'follow-up',
        urgent: false,
        confidential: false,
        spam: false,
        spamReason: null,
        assignee: null,
        followUpOn: '2026-01-01',
        prayerType: null,
        prayerCount: 0,
        lastPrayedAt: null,
        thankedAt: null,
        deletedOn,
      },
    ]);
  });

  test('come in pages, filtered by language and kind of prayer', { tags: ['database'] }, async () => {
    const many = await Promise.all(
      Array.from({ length: 26 }, () => send('prayer', { body: { prayerType: 'guidance' } })),
    );
    const spanish = await send('prayer', { ago: dayMs, body: { prayerType: 'guidance', locale: 'es' } });
    const filter = 'kind=prayer&status=open';
    expect(await references(one, `${filter}&prayerType=guidance&language=es`)).toEqual([spanish.reference]);
    expect(await references(one, `${filter}&prayerType=family`)).toEqual([]);
    const first = await list(one, filter);
    expect(first).toMatchObject({ page: 1, pages: 2 });
    expect(first.requests).toHaveLength(25);
    const last = await list(one, `${filter}&page=2`);
    const found = [first, last].flatMap(({ requests }) => requests.map(({ reference }) => reference));
    expect(found.toSorted()).toEqual([...many, spanish].map(({ reference }) => reference).toSorted());
  });

  test('answer with the last page where a later one is asked for', async () => {
    const { reference } = await send('contact');
    const answer = await list(one, 'kind=contact&status=open&page=3');
    expect(answer).toMatchObject({ page: 1, pages: 1, requests: [{ reference }] });
  });

  test('show spam only in its own list, until they are released', async () => {
    const aside = await send('prayer', { spam: true, urgent: true });
    const asideToo = await send('counseling', { spam: true });
    expect(await references(one, 'kind=prayer&status=open')).toEqual([]);
    expect((await next(one)).request).toBeNull();
    expect(await summary(one)).toMatchObject({ waiting: 0, views: { urgent: 0 }, spam: 2 });
    expect((await references(one, 'spam=true')).sort()).toEqual([aside.reference, asideToo.reference].sort());
    expect(await references(one, 'kind=counseling&spam=true')).toEqual([asideToo.reference]);

    expect(await act(one, aside, '/release')).toMatchObject({ reference: aside.reference, spam: false });
    expect((await act(one, aside, '/release')).spam).toBe(false);
    expect((await next(one)).request?.reference).toBe(aside.reference);
    expect(await references(one, 'spam=true')).toEqual([asideToo.reference]);
    expect(await summary(one)).toMatchObject({ waiting: 1, views: { urgent: 1 }, spam: 1 });
  });
});

test('the summary counts waiting requests, their age, and upcoming deletions', async () => {
  expect(await summary(one)).toMatchObject({
    waiting: 0,
    oldestWaitingAt: null,
    prayedThisWeek: 0,
    views: { mine: 0, due: 0, urgent: 0, waiting: 0 },
    unanswered: { contact: 0, counseling: 0 },
    spam: 0,
    expiring: 0,
  });
  const expiring = await send('prayer', { ago: 340 * dayMs });
  const oldest = await open(one, expiring);
  const prayed = await send('prayer', { ago: dayMs });
  await pray(one, prayed);
  await send('prayer', { urgent: true });
  await send('contact');
  await send('counseling', { urgent: true });
  await act(one, await send('counseling'), '/claim');
  expect(await summary(one)).toMatchObject({
    waiting: 2,
    oldestWaitingAt: oldest.receivedAt,
    prayedThisWeek: 1,
    views: { mine: 1, due: 0, urgent: 2, waiting: 5 },
    unanswered: { contact: 1, counseling: 2 },
    spam: 0,
    expiring: 1,
  });
});
