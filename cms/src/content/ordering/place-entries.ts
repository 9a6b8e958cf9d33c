import type { Core } from '@strapi/strapi';
import { Mutex } from 'async-mutex';
import { isPlaced, readPlaces, writePlace } from './places';
import { makeRoom, ordered, placeAfter, without } from '../../api/ordering/contract';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { isRecord } from '../../lib/is-record';

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
