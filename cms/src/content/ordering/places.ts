import type { Core, UID } from '@strapi/strapi';
import type { Ordered } from '../../api/ordering/contract';
import type { Locale } from '../../api/site-setting/contract';
import { table, textIn } from '../../lib/table';
import { isRecord } from '../../lib/is-record';

export type PlacedEntry = {
  documentId: string;
  place: number;
  isPublished: boolean;
  titles: { [L in Locale]?: string };
};

/** All entries of a type in order, each where visitors see it, or where its draft says. */
export async function readPlaces(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { field }: Ordered,
): Promise<PlacedEntry[]> {
  const namedBy = 'title' in strapi.contentType(uid).attributes ? 'title' : 'name';
  const select = ['documentId', 'locale', 'publishedAt', field, namedBy];
  const rows = await table(strapi, uid).findMany({ select, orderBy: [{ [field]: 'asc' }, { id: 'asc' }] });
  const entries = new Map<string, PlacedEntry>();
  for (const row of rows) {
    const { documentId, locale } = row;
    const isPublished = row.publishedAt !== null;
    const entry = entries.get(documentId) ?? { documentId, place: 0, isPublished: false, titles: {} };
    const isLeading = isPublished || !entry.isPublished;
    entries.set(documentId, {
      documentId,
      place: isLeading ? Number(row[field] ?? 0) : entry.place,
      isPublished: entry.isPublished || isPublished,
      titles: { ...entry.titles, ...(locale ? { [locale]: textIn(row, namedBy) ?? '' } : {}) },
    });
  }
  return [...entries.values()].sort((one, other) => one.place - other.place);
}

/** Rows are changed directly, because publishing through documents would also publish unfinished edits. */
export async function writePlace(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { field }: Ordered,
  { documentId, from, to }: { documentId: string; from: number; to: number },
): Promise<void> {
  // A draft that its editor has moved keeps the place that it waits for.
  const follows = { $or: [{ publishedAt: { $notNull: true } }, { [field]: from }] };
  await strapi.db.query(uid).updateMany({ where: { documentId, ...follows }, data: { [field]: to } });
}

export const isPlaced = (data: unknown, { field }: Ordered): boolean =>
  isRecord(data) && typeof data[field] === 'number';
