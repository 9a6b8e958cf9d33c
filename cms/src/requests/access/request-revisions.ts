import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { requestUids, type RequestUid } from '../request-uids';

type Data = Readonly<Record<string, unknown>>;
type Writing = { params: { data?: Data; where?: object } };

/** Somebody else was first; what he did is not overwritten. */
class StaleRequestError extends errors.ApplicationError {
  constructor() {
    super('Someone else changed this request in the meantime. Open it again and repeat your change.');
  }
}

/** Deciding when to warn and when to delete is no change of the request; Strapi adds the times and names itself. */
const noChange = ['warnedAt', 'documentId', 'locale', 'publishedAt', 'updatedAt', 'updatedBy', 'createdBy'];

const rowSchema = v.object({
  id: v.number(),
  revision: v.number(),
  closedAt: v.nullable(v.union([v.string(), v.number(), v.date()])),
});
type Row = v.InferOutput<typeof rowSchema>;

function closing(data: Data, { closedAt }: Row): Data {
  if (data['reviewStatus'] === undefined) return {};
  const closed = data['reviewStatus'] === 'answered' || data['reviewStatus'] === 'archived';
  return { closedAt: closed ? (closedAt ?? new Date()) : null };
}

/**
 * Every change of a request, whoever makes it, raises its revision by one, and its time of closing follows its status.
 * Data that names a `revision` says from which one the change was made: is it no longer the request's, nothing is
 * written. The row is locked in between, within the transaction of whoever changes it (a document's update is one).
 */
export function countRevisions(strapi: Core.Strapi): void {
  const lockedRow = async (uid: RequestUid, where: object): Promise<Row | null> => {
    const row: unknown = await strapi.db
      .queryBuilder(uid)
      .select(['id', 'revision', 'closedAt'])
      .where(where)
      .first()
      .forUpdate()
      .execute();
    return row ? v.parse(rowSchema, row) : null;
  };

  for (const uid of requestUids) {
    strapi.db.lifecycles.subscribe({
      models: [uid],
      async beforeUpdate({ params }: Writing) {
        const { revision, ...data }: Data = params.data ?? {};
        if (Object.keys(data).every((field) => noChange.includes(field))) {
          params.data = data;
          return;
        }
        const row = await lockedRow(uid, params.where ?? {});
        if (row === null) return;
        if (revision !== undefined && revision !== row.revision) throw new StaleRequestError();
        params.data = { ...data, ...closing(data, row), revision: row.revision + 1 };
      },
      beforeUpdateMany({ params: { data = {} } }: Writing) {
        if (!Object.keys(data).every((field) => noChange.includes(field))) {
          throw new Error('Requests are changed one at a time, so that each change is counted');
        }
      },
    });
  }
}
