import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { revivalEventsPath } from '../src/contracts/revival-event';
import { tokenOfMember } from './support/accounts';
import { createEntry, type Locale, publishEntry, updateEntry } from './support/admin';
import { call } from './support/http';
import { deleteEvents, eventUid, publishEvent, revivalEvent, timeline, unpublishEntry } from './support/revival';

const locales: readonly Locale[] = ['en', 'es'];
const made: string[] = [];
let token: string;

beforeAll(async () => {
  token = await tokenOfMember('ministry-admin');
});

afterEach(async () => {
  await deleteEvents(token, made.splice(0));
});

async function event(mark: string, rest: Record<string, unknown> = {}): Promise<string> {
  const id = await publishEvent(token, mark, rest);
  made.push(id);
  return id;
}

async function draft(locale: Locale, data: Record<string, unknown>): Promise<string> {
  const id = await createEntry(token, eventUid, locale, data);
  made.push(id);
  return id;
}

describe('the timeline', () => {
  test('is a bare list, empty while there are no events', async () => {
    expect(await timeline('en')).toEqual([]);
  });

  test('begins with the newest event, and has nothing in it but what the contract names', async () => {
    const old = await event('old', { date: '2019-01-31', attendance: 350, salvations: 25, healings: 7 });
    const last = await event('last', { date: '2025-08-16' });
    const between = await event('between', { date: '2024-12-31' });
    const { json } = await call(`${revivalEventsPath}?locale=es`);
    expect(json).toEqual([
      expect.objectContaining({ id: last, attendance: 0, salvations: 0, healings: 0 }),
      expect.objectContaining({ id: between, date: '2024-12-31' }),
      {
        id: old,
        locale: 'es',
        title: 'Title old es',
        date: '2019-01-31',
        location: 'Place old es',
        attendance: 350,
        salvations: 25,
        healings: 7,
        description: 'Description old es',
      },
    ]);
    expect((await timeline('en')).map(({ id, title }) => [id, title])).toEqual([
      [last, 'Title last en'],
      [between, 'Title between en'],
      [old, 'Title old en'],
    ]);
  });

  test('has an event of one language in the other one too, marked with its own', async () => {
    const id = await draft('es', revivalEvent('alone'));
    await publishEntry(token, eventUid, id, 'es');
    for (const locale of locales) {
      expect(await timeline(locale)).toEqual([expect.objectContaining({ id, locale: 'es', title: 'Title alone' })]);
    }
  });

  test('never has a draft, whatever is asked for', async () => {
    const id = await event('shown');
    await draft('en', revivalEvent('unfinished'));
    await updateEntry(token, eventUid, id, 'en', revivalEvent('edited'));
    for (const query of ['', '?status=draft', '?publicationState=preview', '?status=draft&locale=en', '?populate=*']) {
      const { text } = await call(`${revivalEventsPath}${query}`);
      expect(text, query).not.toMatch(/unfinished|edited/);
    }
    await publishEntry(token, eventUid, id, 'en');
    expect((await timeline('en')).map(({ title }) => title)).toEqual(['Title edited']);
    expect((await timeline('es')).map(({ title }) => title)).toEqual(['Title shown es']);
  });

  test('has an event no longer from the moment its last language is taken back', async () => {
    const id = await event('taken back');
    await unpublishEntry(token, eventUid, id, 'en');
    expect((await timeline('en')).map(({ locale }) => locale)).toEqual(['es']);
    await unpublishEntry(token, eventUid, id, 'es');
    expect(await timeline('en')).toEqual([]);
  });

  test.each([
    '?locale=fr',
    '?filters[location][$startsWith]=P',
    '?sort=location',
    '?fields=region',
    '?pagination[page]=2',
  ])('answers 400 to %s', async (query) => {
    const { status, text } = await call(`${revivalEventsPath}${query}`);
    expect(status).toBe(400);
    expect(text).not.toMatch(/\bat .*\.js/);
  });
});

describe('an event that hides its location', () => {
  const secret = { placeIsRegionOnly: true };

  test('shows its region instead, in both languages, and its location nowhere', async () => {
    await event('hidden', secret);
    for (const locale of locales) {
      const { text } = await call(`${revivalEventsPath}?locale=${locale}`);
      expect(text).toContain(`Region hidden ${locale}`);
      expect(text).not.toContain('Place hidden');
      expect(text).not.toContain('placeIsRegionOnly');
    }
  });

  test('has its location hidden in both languages as soon as one of them is published so', async () => {
    const id = await event('exposed');
    await updateEntry(token, eventUid, id, 'en', revivalEvent('exposed en', secret));
    await publishEntry(token, eventUid, id, 'en');
    for (const locale of locales) {
      expect((await timeline(locale)).map(({ location }) => location)).toEqual([`Region exposed ${locale}`]);
    }
  });

  test('cannot be published without a region', async () => {
    const id = await draft('en', revivalEvent('nowhere', { ...secret, region: ' ' }));
    const publish = `/content-manager/collection-types/${eventUid}/${id}/actions/publish?locale=en`;
    const { status, text } = await call(publish, { token, body: {} });
    expect(status).toBe(400);
    expect(text).toContain('Only the region of this event is shown, so please enter one.');
    expect(await timeline('en')).toEqual([]);
  });

  test('has no location at all in a language whose region is missing', async () => {
    const id = await draft('en', revivalEvent('half en'));
    await updateEntry(token, eventUid, id, 'es', revivalEvent('half es', { region: null }));
    await publishEntry(token, eventUid, id, 'es');
    await updateEntry(token, eventUid, id, 'en', revivalEvent('half en', secret));
    await publishEntry(token, eventUid, id, 'en');
    expect((await timeline('es')).map(({ location }) => location)).toEqual(['']);
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is no call about events', async (method) => {
  const { status } = await call(revivalEventsPath, { method, token, body: {} });
  expect([404, 405]).toContain(status);
});
