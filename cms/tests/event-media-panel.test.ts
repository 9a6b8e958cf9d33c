import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { eventMediaPath, mediaOrderPath } from '../src/contracts/event-media';
import { tokenOfMember } from './support/accounts';
import { createEntry, deleteEntry, type Locale, publishEntry, updateEntry } from './support/admin';
import { call, succeed } from './support/http';
import {
  addMedia,
  captions,
  deleteEvents,
  draftMedia,
  eventUid,
  mediaOf,
  mediaUid,
  positions,
  publishEvent,
  revivalEvent,
  unpublishEntry,
  video,
} from './support/revival';

const locales: readonly Locale[] = ['en', 'es'];
const made: string[] = [];
let token: string;

beforeAll(async () => {
  token = await tokenOfMember('ministry-admin');
});

afterEach(async () => {
  await deleteEvents(token, made.splice(0));
});

async function eventWith(...names: string[]) {
  const id = await publishEvent(token, 'edited');
  made.push(id);
  const ids: string[] = [];
  for (const name of names) {
    ids.push((await addMedia(token, id, video(name))).id);
  }
  return { id, ids };
}

const save = (id: string, data: object) => updateEntry(token, mediaUid, id, 'en', { ...data });
const publish = (id: string) => publishEntry(token, mediaUid, id, 'en');

async function expectOrder(eventId: string, expected: string): Promise<void> {
  const items = await mediaOf(eventId, token);
  expect(captions(items)).toBe(expected);
  expect(positions(items)).toEqual(items.map((_, index) => index + 1));
}

/** An item made and published in the panel. */
async function publishMedia(eventId: string, rest: Record<string, unknown> = {}): Promise<string> {
  const id = await draftMedia(token, eventId, rest);
  await publish(id);
  return id;
}

describe('an item edited in the panel', () => {
  test('comes last, or takes the position it is given', { tags: ['night'] }, async () => {
    const { id } = await eventWith('a', 'b');
    await publishMedia(id, { caption: 'last' });
    await publishMedia(id, { caption: 'first', sortOrder: 1 });
    await publishMedia(id, { caption: 'second', sortOrder: 2 });
    await publishMedia(id, { caption: 'beyond', sortOrder: 99 });
    await expectOrder(id, 'first second a b last beyond');
  });

  test('moves when it is published at another position, and not before', { tags: ['night'] }, async () => {
    const { id, ids } = await eventWith('a', 'b', 'c', 'd');
    const [a = '', , c = ''] = ids;
    await save(a, { sortOrder: 3 });
    await expectOrder(id, 'a b c d');
    await publish(a);
    await expectOrder(id, 'b c a d');
    await save(c, { sortOrder: null });
    await publish(c);
    await expectOrder(id, 'b a d c');
  });

  test('stays where the site’s admin page has put it meanwhile', async () => {
    const { id, ids } = await eventWith('a', 'b', 'c');
    const [a = '', b = '', c = ''] = ids;
    const mediaOrders = [c, b, a].map((item, index) => ({ id: item, sortOrder: index + 1 }));
    await succeed(mediaOrderPath(id), { method: 'PUT', token, body: { mediaOrders } });
    await save(a, { caption: 'corrected' });
    await publish(a);
    await expectOrder(id, 'c b corrected');
  });

  test('leaves no gap when it is taken back, deleted, or given to another event', { tags: ['night'] }, async () => {
    const { id, ids } = await eventWith('a', 'b', 'c', 'd', 'e');
    const [a = '', b = '', c = '', d = ''] = ids;
    const other = await eventWith('x');
    await unpublishEntry(token, mediaUid, a, 'en');
    await expectOrder(id, 'b c d e');
    await deleteEntry(token, mediaUid, c);
    await expectOrder(id, 'b d e');
    await save(d, { event: { connect: [{ documentId: other.id, locale: 'es' }], disconnect: [] }, sortOrder: 1 });
    await expectOrder(id, 'b d e');
    await publish(d);
    await expectOrder(id, 'b e');
    await expectOrder(other.id, 'd x');
    await publish(a);
    await publish(b);
    await expectOrder(id, 'a b e');
  });

  test('keeps its position among several that are published or deleted at once', async () => {
    const { id } = await eventWith('a');
    const drafts: string[] = [];
    for (const caption of ['b', 'c', 'd']) {
      drafts.push(await draftMedia(token, id, { caption }));
    }
    const bulk = (action: string) =>
      succeed(`/content-manager/collection-types/${mediaUid}/actions/${action}`, {
        token,
        body: { documentIds: drafts },
      });
    await bulk('bulkPublish');
    expect(positions(await mediaOf(id))).toEqual([1, 2, 3, 4]);
    await bulk('bulkDelete');
    await expectOrder(id, 'a');
  });

  test('is withdrawn from the moment that is saved, and shown again when that is published', async () => {
    const { id, ids } = await eventWith('a', 'b');
    const [a = ''] = ids;
    await save(a, { withdrawn: true });
    expect(captions(await mediaOf(id))).toBe('b');
    await save(a, { withdrawn: false });
    expect(captions(await mediaOf(id))).toBe('b');
    await publish(a);
    expect(captions(await mediaOf(id))).toBe('a b');
  });

  test('preserves unpublished edits when the admin page changes its caption', async () => {
    const { id, ids } = await eventWith('a');
    const [a = ''] = ids;
    await save(a, { mediaUrl: video('unfinished').mediaUrl });
    await succeed(eventMediaPath(a), { method: 'PATCH', token, body: { caption: 'new' } });
    const [item] = await mediaOf(id);
    expect(item).toMatchObject({ caption: 'new', mediaUrl: video('a').mediaUrl });
    await publish(a);
    const [published] = await mediaOf(id);
    expect(published).toMatchObject({ caption: 'new', mediaUrl: video('unfinished').mediaUrl });
  });

  test.each([
    ['no event', false, {}, 'event'],
    ['a picture elsewhere', true, { mediaType: 'image', mediaUrl: 'https://example.org/a.jpg' }, 'mediaUrl'],
    ['a film elsewhere', true, { mediaUrl: 'https://example.org/a.mp4' }, 'mediaUrl'],
    ['a video that is called a picture', true, { mediaType: 'image' }, 'mediaType'],
    ['a thumbnail elsewhere', true, { thumbnailUrl: 'https://example.org/a.jpg' }, 'thumbnailUrl'],
  ])('cannot be published with %s', async (_, belongs, rest, field) => {
    const { id } = await eventWith();
    const draft = await draftMedia(token, belongs ? id : null, rest);
    const path = `/content-manager/collection-types/${mediaUid}/${draft}/actions/publish`;
    const { status, text } = await call(path, { token, body: {} });
    expect(status).toBe(400);
    expect(text).toContain(`"path":["${field}"]`);
    expect(await mediaOf(id, token)).toEqual([]);
    await deleteEntry(token, mediaUid, draft);
  });
});

test('a link copied in the Media Library is stored as a path of the site', async () => {
  const { id } = await eventWith();
  await publishMedia(id, { mediaUrl: ' http://localhost:3000/uploads/a.mp4 ' });
  expect(await mediaOf(id)).toMatchObject([{ mediaType: 'video', mediaUrl: '/uploads/a.mp4' }]);
});

describe('an event’s media', () => {
  test('are the same in both languages, whatever happens to either of them', async () => {
    const { id, ids } = await eventWith('a', 'b');
    const same = async () => {
      for (const locale of locales) {
        const { json } = await succeed(`/api/revival-events/${id}/media?locale=${locale}`);
        expect(json).toMatchObject([{ caption: 'a' }, { caption: 'b' }]);
      }
    };
    await same();
    for (const locale of locales) {
      await updateEntry(token, eventUid, id, locale, revivalEvent(`again ${locale}`));
      await same();
      await publishEntry(token, eventUid, id, locale);
      await same();
    }
    for (const locale of locales) {
      await unpublishEntry(token, eventUid, id, locale);
      await same();
      await publishEntry(token, eventUid, id, locale);
      await same();
    }
    const discard = `/content-manager/collection-types/${eventUid}/${id}/actions/discard?locale=en`;
    await succeed(discard, { token, body: {} });
    await same();
    for (const item of ids) {
      await publish(item);
    }
    await same();
    await succeed(`/content-manager/collection-types/${eventUid}/${id}?locale=en`, { method: 'DELETE', token });
    await same();
    await save(ids[0] ?? '', { caption: 'a' });
    await publish(ids[0] ?? '');
    await same();
  });

  test('are there when they were published before their event', async () => {
    const id = await createEntry(token, eventUid, 'es', revivalEvent('early'));
    made.push(id);
    const item = await createEntry(token, mediaUid, 'en', {
      ...video('early'),
      event: { connect: [{ documentId: id, locale: 'es' }] },
    });
    await publish(item);
    expect((await call(`/api/revival-events/${id}/media`)).status).toBe(404);
    await publishEntry(token, eventUid, id, 'es');
    expect(captions(await mediaOf(id))).toBe('early');
    expect(captions([await addMedia(token, id, video('later'))])).toBe('later');
  });

  test('keep it from being deleted, because they would go with it', async () => {
    const { id, ids } = await eventWith('a');
    const remove = `/content-manager/collection-types/${eventUid}/${id}?locale=*`;
    expect((await call(remove, { method: 'DELETE', token })).status).toBe(400);
    const { status } = await call(`/content-manager/collection-types/${mediaUid}/${ids[0] ?? ''}`, { token });
    expect(status).toBe(200);
  });
});

describe('the web server’s pages are forgotten', () => {
  const purges = async () => Number((await call('', { url: inject('cms').purgeRecorderUrl })).text);

  test('when media are added, put in order, changed, withdrawn or deleted, and not for a draft', async () => {
    const { id, ids } = await eventWith('a', 'b');
    const [a = '', b = ''] = ids;
    const mediaOrders = [b, a].map((item, index) => ({ id: item, sortOrder: index + 1 }));
    const changes: [boolean, () => Promise<unknown>][] = [
      [false, () => save(a, { caption: 'later' })],
      [true, () => succeed(mediaOrderPath(id), { method: 'PUT', token, body: { mediaOrders } })],
      [true, () => succeed(eventMediaPath(a), { method: 'PATCH', token, body: { caption: 'now' } })],
      [true, () => succeed(eventMediaPath(a), { method: 'PATCH', token, body: { withdrawn: true } })],
      [true, () => save(b, { withdrawn: true })],
      [true, () => addMedia(token, id, video('c'))],
      [true, () => succeed(eventMediaPath(b), { method: 'DELETE', token })],
      [true, () => publishEntry(token, eventUid, id, 'en')],
    ];
    for (const [expected, change] of changes) {
      const before = await purges();
      await change();
      expect((await purges()) > before, String(change)).toBe(expected);
    }
  });
});
