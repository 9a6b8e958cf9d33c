import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type EventDraft,
  eventDraftMessages,
  eventDraftPath,
  eventDraftSchema,
  eventDraftsPath,
  eventDraftsSchema,
} from '../src/contracts/event-draft';
import {
  answered,
  finishedEvents,
  invalidEvents,
  namelessEvent,
  unfinishedEvents,
  validEvent,
} from '../src/contracts/event-draft.cases';
import { tokenOfMember } from './support/accounts';
import { updateEntry } from './support/admin';
import { type Answer, call } from './support/http';
import { expectRefusal, problemsOf } from './support/refusal';
import { deleteEvents, eventUid, publishEvent, timeline } from './support/revival';
import { tokenOf } from './support/signed-in';

let superAdmin: string;
let admin: string;
let prayerTeam: string;
const made: string[] = [];

beforeAll(async () => {
  superAdmin = await tokenOf();
  admin = await tokenOfMember('ministry-admin');
  prayerTeam = await tokenOfMember('prayer-team');
});

afterEach(() => deleteEvents(superAdmin, made.splice(0)));

const post = (body: object, headers: Record<string, string> = {}) =>
  call(eventDraftsPath, { token: admin, body, headers });
const put = (id: string, body: object) => call(eventDraftPath(id), { method: 'PUT', token: admin, body });

function draftOf(answer: Answer, status: number): EventDraft {
  expect(answer.status, answer.text).toBe(status);
  const draft = v.parse(eventDraftSchema, answer.json);
  if (!made.includes(draft.id)) made.push(draft.id);
  return draft;
}

const create = async (body: object) => draftOf(await post(body), 201);
const list = async () => v.parse(eventDraftsSchema, (await call(eventDraftsPath, { token: admin })).json);
const seen = async (id: string, locale: 'en' | 'es' = 'en') =>
  (await timeline(locale)).find((event) => event.id === id);

test('only whoever manages the timeline reads, makes and changes events', async () => {
  const { id, version } = await create(validEvent);
  const calls = [
    { path: eventDraftsPath, method: 'GET' },
    { path: eventDraftsPath, method: 'POST', body: validEvent },
    { path: eventDraftPath(id), method: 'PUT', body: { ...validEvent, version } },
  ];
  const before = await list();
  for (const { path, ...options } of calls) {
    expectRefusal(await call(path, options), 401);
    expectRefusal(await call(path, { ...options, token: 'nonsense' }), 401);
    expectRefusal(await call(path, { ...options, token: prayerTeam }), 403);
  }
  expect(await list()).toEqual(before);
  expect((await call(eventDraftsPath, { token: superAdmin })).status).toBe(200);
});

describe('a new event', () => {
  test('is a draft in both languages, which no visitor sees', async () => {
    const draft = await create(validEvent);
    expect(draft).toMatchObject({ ...validEvent, states: { en: 'unpublished', es: 'unpublished' } });
    expect(await list()).toContainEqual(draft);
    expect(await seen(draft.id)).toBeUndefined();
  });

  test('is shown in both languages if it is to be published at once', async () => {
    const { id, states } = await create({ ...validEvent, publish: true });
    expect(states).toEqual({ en: 'published', es: 'published' });
    for (const locale of ['en', 'es'] as const) {
      const { title, location, description } = validEvent.texts[locale];
      const { date, attendance, salvations, healings } = validEvent;
      const expected = { id, locale, title, location, description, date, attendance, salvations, healings };
      expect(await seen(id, locale)).toEqual(expected);
    }
  });

  test.each(finishedEvents)('may be published: $name', async ({ event }) => {
    await create({ ...event, publish: true });
  });

  test('told in Spanish alone has no English version, and visitors who read English see the Spanish one', async () => {
    const [, spanish] = finishedEvents;
    const { id, states } = await create({ ...spanish?.event, publish: true });
    expect(states).toEqual({ en: 'unpublished', es: 'published' });
    expect(await seen(id, 'en')).toMatchObject({ locale: 'es', title: 'Title es' });
  });

  test('never tells the location of an event that shows its region alone', async () => {
    const { id } = await create({ ...validEvent, placeIsRegionOnly: true, publish: true });
    expect(await seen(id)).toMatchObject({ location: 'Region en' });
    expect(JSON.stringify(await timeline('en'))).not.toContain('Place en');
  });

  test('is refused with a sentence for each field that is wrong, and nothing is made', async () => {
    const before = await list();
    for (const { name, event, problems } of invalidEvents) {
      for (const publish of [false, true]) {
        const answer = await post({ ...event, publish });
        expectRefusal(answer, 400);
        expect(problemsOf(answer), name).toEqual(answered(problems));
      }
    }
    expect(await list()).toEqual(before);
  });

  test('may be unfinished, but not published so', async () => {
    for (const { name, event, problems } of unfinishedEvents) {
      const answer = await post({ ...event, publish: true });
      expectRefusal(answer, 400);
      expect(problemsOf(answer), name).toEqual(answered(problems));
      await create(event);
    }
  });

  test('needs a title in one of the languages', async () => {
    const message = eventDraftMessages['eventDraft.name.required'];
    expect(problemsOf(await post(namelessEvent))).toEqual({ 'texts.en.title': message, 'texts.es.title': message });
  });

  test('takes JSON objects alone', async () => {
    for (const body of [null, [], 'event']) {
      expectRefusal(await call(eventDraftsPath, { token: admin, body }), 400);
    }
    expectRefusal(await call(eventDraftsPath, { method: 'POST', token: admin, form: new FormData() }), 415);
  });
});

describe('the same event sent again with its key', () => {
  const key = () => ({ 'Idempotency-Key': randomUUID() });
  const titled = (title: string) => ({
    ...validEvent,
    texts: { ...validEvent.texts, en: { ...validEvent.texts.en, title } },
  });
  const named = async (title: string) => (await list()).filter(({ texts }) => texts.en.title === title);

  test('is made once, even if twenty arrive at once', async () => {
    const title = `Twenty ${randomUUID()}`;
    const headers = key();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(titled(title), headers)));
    const ids = new Set(answers.map((answer) => draftOf(answer, 201).id));
    expect(ids.size).toBe(1);
    expect(await named(title)).toHaveLength(1);
  });

  test('answers 422 with another event or from another account', async () => {
    const headers = key();
    const title = `One ${randomUUID()}`;
    draftOf(await post(titled(title), headers), 201);
    expectRefusal(await post(titled('Another'), headers), 422);
    expectRefusal(await call(eventDraftsPath, { token: superAdmin, body: titled(title), headers }), 422);
    expect(await named(title)).toHaveLength(1);
  });

  test('needs a key that is a UUID', async () => {
    expectRefusal(await post(validEvent, { 'Idempotency-Key': 'mine' }), 400);
  });
});

describe('a change', () => {
  test('stays a draft until it is published, and then both languages show it', async () => {
    const { id, version } = await create({ ...validEvent, publish: true });
    const changed = { ...validEvent, date: '2026-04-02', attendance: 7 };
    const draft = draftOf(await put(id, { ...changed, version }), 200);
    expect(draft.states).toEqual({ en: 'changed', es: 'changed' });
    expect(await seen(id)).toMatchObject({ date: validEvent.date, attendance: validEvent.attendance });

    const published = draftOf(await put(id, { ...changed, version: draft.version, publish: true }), 200);
    expect(published.states).toEqual({ en: 'published', es: 'published' });
    for (const locale of ['en', 'es'] as const) {
      expect(await seen(id, locale)).toMatchObject({ date: '2026-04-02', attendance: 7 });
    }
  });

  test('adds the language that was missing', async () => {
    const [, spanish] = finishedEvents;
    const { id, version } = await create({ ...spanish?.event, publish: true });
    draftOf(await put(id, { ...validEvent, version, publish: true }), 200);
    expect(await seen(id, 'en')).toMatchObject({ locale: 'en', title: 'Title en' });
  });

  test('is refused if somebody else has changed the event since, wherever it was changed', async () => {
    const { id, version } = await create(validEvent);
    draftOf(await put(id, { ...validEvent, attendance: 1, version }), 200);
    expectRefusal(await put(id, { ...validEvent, attendance: 2, version }), 409);

    const inPanel = await publishEvent(superAdmin, randomUUID());
    made.push(inPanel);
    const mine = (await list()).find((draft) => draft.id === inPanel);
    await updateEntry(superAdmin, eventUid, inPanel, 'es', { title: 'From the panel' });
    expectRefusal(await put(inPanel, { ...validEvent, version: mine?.version }), 409);
    expect((await list()).find((draft) => draft.id === id)?.attendance).toBe(1);
  });

  test('of twenty at once, one is stored', async () => {
    const { id, version } = await create(validEvent);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => put(id, { ...validEvent, attendance: index + 1, version })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test('of a language that visitors read cannot empty it', async () => {
    const { id, version } = await create({ ...validEvent, publish: true });
    const emptied = { title: '', location: '', region: '', description: '' };
    const answer = await put(id, {
      ...validEvent,
      texts: { ...validEvent.texts, es: emptied },
      version,
      publish: true,
    });
    expectRefusal(answer, 400);
    expect(Object.keys(problemsOf(answer))).toEqual(['texts.es.title', 'texts.es.location', 'texts.es.description']);
    expect(await seen(id, 'es')).toMatchObject({ title: 'Title es' });
  });

  test.each(['a'.repeat(24), '1', '-', '%00', 'x'.repeat(300)])(
    'of an event that there is not answers 404',
    async (id) => {
      expectRefusal(await put(id, { ...validEvent, version: '' }), 404);
    },
  );
});
