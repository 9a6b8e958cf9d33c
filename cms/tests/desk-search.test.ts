import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '../src/contracts/day';
import { deskPath, foundRequestsSchema, summarySchema } from '../src/contracts/prayer-desk';
import { tokenOfMember } from './support/accounts';
import { act, edit, emptyDesk, open, pray, query, references, send, summary, type Sent } from './support/desk';
import { call, succeed } from './support/http';
import * as v from 'valibot';

let member: string;
let ministryAdmin: string;

beforeAll(async () => {
  member = await tokenOfMember('prayer-team');
  ministryAdmin = await tokenOfMember('ministry-admin');
});

beforeEach(emptyDesk);

async function change(sent: Sent, fields: object): Promise<void> {
  const { revision } = await open(member, sent);
  expect((await edit(member, sent, { revision, ...fields })).status).toBe(200);
}

describe('a view', { tags: ['database'] }, () => {
  test('goes over all kinds, and the summary counts the same', async () => {
    const mine = await send('counseling', { ago: dayMs });
    await act(member, mine, '/claim');
    await act(ministryAdmin, await send('contact'), '/claim');
    const due = await send('contact', { ago: 2 * dayMs });
    await change(due, { followUpOn: '2026-01-01', status: 'follow-up' });
    const urgent = await send('prayer', { urgent: true, ago: 3 * dayMs });
    await pray(member, urgent);
    const waiting = await send('prayer', { ago: 4 * dayMs });
    const answered = await send('prayer');
    await change(answered, { status: 'answered' });
    await send('prayer', { urgent: true, spam: true });

    const shown = async (view: string) => (await references(member, `view=${view}`)).sort();
    expect(await shown('mine')).toEqual([mine.reference]);
    expect(await shown('due')).toEqual([due.reference]);
    expect(await shown('urgent')).toEqual([urgent.reference]);
    expect(await shown('answered')).toContain(answered.reference);
    const waitingOnes = await shown('waiting');
    expect(waitingOnes).toHaveLength(3);
    expect(waitingOnes).toEqual(expect.arrayContaining([waiting.reference, mine.reference]));
    const { views } = await summary(member);
    expect(views).toMatchObject({ mine: 1, due: 1, urgent: 1, waiting: 3 });
    // A member in another zone can have another day than the server.
    const early = await succeed(`${deskPath}/summary?today=2025-12-31`, { token: member });
    expect(v.parse(summarySchema, early.json).views.due).toBe(0);
    expect(await references(member, 'view=due&today=2025-12-31')).toEqual([]);
    expect(views.answered).toBe((await shown('answered')).length);
  });

  test('hides what the account may not know of', async () => {
    const hidden = await send('prayer', { urgent: true, body: { confidential: true } });
    expect(await references(member, 'view=urgent')).toEqual([hidden.reference]);
    expect(await references(ministryAdmin, 'view=urgent')).toEqual([]);
    expect((await summary(ministryAdmin)).views).toMatchObject({ urgent: 0, waiting: 0 });
  });

  test('is ordered like the lists, over pages', async () => {
    const sent: Sent[] = [];
    for (const kind of ['prayer', 'contact', 'counseling'] as const) {
      for (let index = 0; index < 9; index += 1) sent.push(await send(kind, { ago: (27 - sent.length) * dayMs }));
    }
    const due = sent[20] ?? sent[0];
    if (due) await change(due, { followUpOn: '2026-01-01' });
    const expected = [due, ...sent.filter((each) => each !== due)].map((each) => each?.reference);
    const pages = [await references(member, 'view=waiting'), await references(member, 'view=waiting&page=2')];
    expect(pages.map(({ length }) => length)).toEqual([25, 2]);
    expect(pages.flat()).toEqual(expected);
  });

  test('that does not exist is refused, and so is a list of everything', async () => {
    for (const asked of ['view=all', '']) {
      expect((await call(`${deskPath}/requests?${asked}`, { token: member })).status).toBe(400);
    }
  });
});

describe('a search', { tags: ['database'] }, () => {
  const search = async (text: string, token = member) =>
    v.parse(foundRequestsSchema, (await succeed(`${deskPath}/search`, { token, body: { text } })).json);
  const found = async (text: string, token = member) =>
    (await search(text, token)).requests.map(({ reference }) => reference);

  test('finds names, words and references, however they are typed, and tells no more than a list', async () => {
    const body = { firstName: 'Íñigo', lastName: 'Zárraga', prayerRequest: 'Oren por la cosecha en Otavalo.' };
    const prayer = await send('prayer', { body });
    const contact = await send('contact', { body: { firstName: 'Zahra', lastName: 'Zarraga' } });
    const plain = prayer.reference.replaceAll('-', '').toLowerCase();
    for (const text of ['zarraga otavalo', 'COSECHA', 'iñigo', prayer.reference, plain]) {
      expect(await found(text), text).toEqual([prayer.reference]);
    }
    expect(await found('zárraga')).toEqual([contact.reference, prayer.reference]);
    expect(await found('zarraga quito')).toEqual([]);
    const { text } = await succeed(`${deskPath}/search`, { token: member, body: { text: 'zarraga' } });
    expect(text).not.toMatch(/igo|Zahra|Otavalo|enc1/);
  });

  test('finds spam, and what is closed', async () => {
    const spam = await send('contact', { spam: true, body: { lastName: 'Quispeloza' } });
    const closed = await send('contact', { body: { lastName: 'Quispeloza' } });
    await change(closed, { status: 'archived' });
    const { requests } = await search('quispeloza');
    expect(requests).toMatchObject([
      { reference: closed.reference, status: 'archived' },
      { reference: spam.reference, spam: true },
    ]);
  });

  test('finds nothing confidential for whoever may not read it, and nothing that is gone', async () => {
    const body = { lastName: 'Tituañavi', confidential: true };
    const hidden = await send('prayer', { body });
    expect(await found('tituanavi')).toEqual([hidden.reference]);
    expect(await found('tituanavi', ministryAdmin)).toEqual([]);
    expect(await found(hidden.reference, ministryAdmin)).toEqual([]);
    await query(`DELETE FROM prayer_requests WHERE reference = '${hidden.reference}'`);
    expect(await found('tituanavi')).toEqual([]);
  });

  test('finds what came in since the last one', async () => {
    expect(await found('caluqui')).toEqual([]);
    const sent = await send('counseling', { body: { lastName: 'Caluqui' } });
    expect(await found('caluqui')).toEqual([sent.reference]);
  });

  test('shows fifty, and says that there are more', async () => {
    await Promise.all(Array.from({ length: 51 }, () => send('contact', { body: { lastName: 'Farinango' } })));
    const { requests, hasMore } = await search('farinango');
    expect(requests).toHaveLength(50);
    expect(hasMore).toBe(true);
  });

  test('of nothing, of one letter, or of a page of text is refused', async () => {
    for (const text of ['', ' a ', 'x'.repeat(101), 'a\0b', 7]) {
      expect((await call(`${deskPath}/search`, { token: member, body: { text } })).status).toBe(400);
    }
  });
});
