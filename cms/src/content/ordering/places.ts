import type { Core, UID } from '@strapi/strapi';
import { Mutex } from 'async-mutex';
import { makeRoom, ordered, type Ordered, placeAfter, without } from '../../api/ordering/contract';
import type { Locale } from '../../api/site-setting/contract';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { isRecord } from '../../lib/is-record';
import { table, textIn } from '../../lib/table';

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
async function writePlace(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { field }: Ordered,
  { documentId, from, to }: { documentId: string; from: number; to: number },
): Promise<void> {
  // A draft that its editor has moved keeps the place that it waits for.
  const follows = { $or: [{ publishedAt: { $notNull: true } }, { [field]: from }] };
  await strapi.db.query(uid).updateMany({ where: { documentId, ...follows }, data: { [field]: to } });
}

const isPlaced = (data: unknown, { field }: Ordered): boolean => isRecord(data) && typeof data[field] === 'number';

/** Strapi publishes several entries at once in one transaction, which an advisory lock cannot separate. */
const mutex = new Mutex();

/** The others move in the same transaction as the publication; until then visitors see the old order. */
export function placeEntries(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const type = ordered[uid];
    if (!type) return next();

    const data: unknown = action === 'create' ? params.data : null;
    if (isRecord(data) && !isPlaced(data, type)) {
      const entries = await readPlaces(strapi, uid, type);
      const behind = type.newComes === 'last' ? (entries.at(-1)?.documentId ?? null) : null;
      data[type.field] = placeAfter(entries, behind);
    }
    if (action !== 'publish') return next();

    const { documentId } = params;
    return withAdvisoryLock(strapi, 'ordering', () =>
      mutex.runExclusive(async () => {
        const before = await readPlaces(strapi, uid, type);
        const result = await next();
        const own = (await readPlaces(strapi, uid, type)).find((entry) => entry.documentId === documentId);
        const others = before.filter((entry) => entry.documentId !== documentId);
        const earlier = before.find((entry) => entry.documentId === documentId && entry.isPublished);
        if (!own || own.place === earlier?.place) return result;

        const moved = makeRoom(without(others, earlier?.place ?? null), own.place);
        for (const [index, { documentId: other, place: from }] of others.entries()) {
          const to = moved[index]?.place ?? from;
          if (to !== from) await writePlace(strapi, uid, type, { documentId: other, from, to });
        }
        return result;
      }),
    );
  });
}
