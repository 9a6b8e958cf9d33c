import type { Core, UID } from '@strapi/strapi';
import { Mutex } from 'async-mutex';
import { openGap, positionAfter, closeGap } from '../../contracts/ordering';
import type { Locale } from '../../contracts/site-setting';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { isRecord } from '../../lib/is-record';
import { table } from '../../lib/table';
import { type Ordered, siteTypes, titleOf } from '../../site-types';

export type PositionedEntry = {
  documentId: string;
  position: number;
  isPublished: boolean;
  titles: { [L in Locale]?: string };
};

/** All entries of a type in order, each where visitors see it, or where its draft says. */
export async function readPositions(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { field }: Ordered,
): Promise<PositionedEntry[]> {
  const select = ['documentId', 'locale', 'publishedAt', field, ...(siteTypes[uid]?.namedBy ?? [])];
  const rows = await table(strapi, uid).findMany({ select, orderBy: [{ [field]: 'asc' }, { id: 'asc' }] });
  const entries = new Map<string, PositionedEntry>();
  for (const row of rows) {
    const { documentId, locale } = row;
    const isPublished = row.publishedAt !== null;
    const entry = entries.get(documentId) ?? { documentId, position: 0, isPublished: false, titles: {} };
    const isLeading = isPublished || !entry.isPublished;
    entries.set(documentId, {
      documentId,
      position: isLeading ? Number(row[field] ?? 0) : entry.position,
      isPublished: entry.isPublished || isPublished,
      titles: { ...entry.titles, ...(locale ? { [locale]: titleOf(uid, row) ?? '' } : {}) },
    });
  }
  return [...entries.values()].sort((one, other) => one.position - other.position);
}

/** Rows are changed directly, because publishing through documents would also publish unfinished edits. */
async function writePosition(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { field }: Ordered,
  { documentId, from, to }: { documentId: string; from: number; to: number },
): Promise<void> {
  // A draft that its editor has moved keeps the position that it waits for.
  const follows = { $or: [{ publishedAt: { $notNull: true } }, { [field]: from }] };
  await strapi.db.query(uid).updateMany({ where: { documentId, ...follows }, data: { [field]: to } });
}

const hasPosition = (data: unknown, { field }: Ordered): boolean => isRecord(data) && typeof data[field] === 'number';

/** Strapi publishes several entries at once in one transaction, which an advisory lock cannot separate. */
const mutex = new Mutex();

/** The others move in the same transaction as the publication; until then visitors see the old order. */
export function positionEntries(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const type = siteTypes[uid]?.orderedBy;
    if (!type) return next();

    const data: unknown = action === 'create' ? params.data : null;
    if (isRecord(data) && !hasPosition(data, type)) {
      const entries = await readPositions(strapi, uid, type);
      const behind = type.newComes === 'last' ? (entries.at(-1)?.documentId ?? null) : null;
      data[type.field] = positionAfter(entries, behind);
    }
    if (action !== 'publish') return next();

    const { documentId } = params;
    return withAdvisoryLock(strapi, 'ordering', () =>
      mutex.runExclusive(async () => {
        const before = await readPositions(strapi, uid, type);
        const result = await next();
        const own = (await readPositions(strapi, uid, type)).find((entry) => entry.documentId === documentId);
        const others = before.filter((entry) => entry.documentId !== documentId);
        const earlier = before.find((entry) => entry.documentId === documentId && entry.isPublished);
        if (!own || own.position === earlier?.position) return result;

        const moved = openGap(closeGap(others, earlier?.position ?? null), own.position);
        for (const [index, { documentId: other, position: from }] of others.entries()) {
          const to = moved[index]?.position ?? from;
          if (to !== from) await writePosition(strapi, uid, type, { documentId: other, from, to });
        }
        return result;
      }),
    );
  });
}
