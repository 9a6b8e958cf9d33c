import * as v from 'valibot';
import {
  type EventMedia,
  eventMediaListSchema,
  eventMediaSchema,
  mediaOfEventPath,
} from '../../src/contracts/event-media';
import { type RevivalEvent, revivalEventsPath, revivalEventsSchema } from '../../src/contracts/revival-event';
import { referringEntriesSchema, trashPath } from '../../src/contracts/trash';
import { createEntry, deleteEntry, type Locale, publishEntry, updateEntry } from './admin';
import { type Call, succeed } from './http';

export const eventUid = 'api::revival-event.revival-event';
export const mediaUid = 'api::event-media.event-media';

/** An event as an editor enters it; `mark` makes its texts distinct. */
export const revivalEvent = (mark: string, rest: Record<string, unknown> = {}) => ({
  title: `Title ${mark}`,
  date: '2025-08-16',
  location: `Place ${mark}`,
  region: `Region ${mark}`,
  description: `Description ${mark}`,
  ...rest,
});

/** Creates and publishes an event, by default in both languages. */
export async function publishEvent(
  token: string,
  mark: string,
  rest: Record<string, unknown> = {},
  locales: readonly Locale[] = ['en', 'es'],
): Promise<string> {
  const id = await createEntry(token, eventUid, 'en', revivalEvent(`${mark} en`, rest));
  for (const locale of locales) {
    if (locale !== 'en') await updateEntry(token, eventUid, id, locale, revivalEvent(`${mark} ${locale}`, rest));
    await publishEntry(token, eventUid, id, locale);
  }
  return id;
}

export async function unpublishEntry(token: string, uid: string, id: string, locale: Locale): Promise<void> {
  const path = `/content-manager/collection-types/${uid}/${id}/actions/unpublish?locale=${locale}`;
  await succeed(path, { token, body: {} });
}

export async function timeline(locale: Locale, options: Call = {}): Promise<RevivalEvent[]> {
  const { json } = await succeed(`${revivalEventsPath}?locale=${locale}`, options);
  return v.parse(revivalEventsSchema, json);
}

/** An event's media as seen with this token; without one, as visitors see them. */
export async function mediaOf(eventId: string, token?: string): Promise<EventMedia[]> {
  const { json } = await succeed(mediaOfEventPath(eventId), token === undefined ? {} : { token });
  return v.parse(eventMediaListSchema, json);
}

export const video = (mark: string) => ({
  mediaType: 'video',
  mediaUrl: `https://www.youtube.com/watch?v=${mark.padEnd(11, '_')}`,
  caption: mark,
});

export async function addMedia(token: string, eventId: string, body: object): Promise<EventMedia> {
  const { json } = await succeed(mediaOfEventPath(eventId), { token, body });
  return v.parse(eventMediaSchema, json);
}

/** Creates an item's draft in the panel and returns its document id. */
export async function draftMedia(token: string, eventId: string | null, rest: Record<string, unknown> = {}) {
  const event = eventId === null ? {} : { event: { connect: [{ documentId: eventId, locale: 'en' }] } };
  return createEntry(token, mediaUid, 'en', { ...video('panel'), ...event, ...rest });
}

export const captions = (items: readonly EventMedia[]) => items.map(({ caption }) => caption).join(' ');
export const positions = (items: readonly EventMedia[]) => items.map(({ sortOrder }) => sortOrder);

/** Deletes events and, before them, their media. */
export async function deleteEvents(token: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { json } = await succeed(`${trashPath}/references/${eventUid}/${id}`, { token });
    const items = v.parse(referringEntriesSchema, json).references.map(({ documentId }) => documentId);
    for (const item of new Set(items)) await deleteEntry(token, mediaUid, item);
    await deleteEntry(token, eventUid, id);
  }
}
