import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { closedStatuses } from '../../api/prayer-desk/contract';
import { requestUids, type RequestUid } from '../request-uids';
import { touchedNow } from '../untouched/touches';

type Data = Readonly<Record<string, unknown>>;
type Writing = { params: { data?: Data; where?: object } };

/** Somebody else changed the request first; that change is not overwritten. */
class StaleRequestError extends errors.ApplicationError {
  constructor() {
    super('Someone else changed this request in the meantime. Open it again and repeat your change.');
  }
}

/** Retention's own fields do not count as a change of the request; Strapi adds the times and names itself. */
const noChange = ['warnedAt', 'documentId', 'locale', 'publishedAt', 'updatedAt', 'updatedBy', 'createdBy'];

const rowSchema = v.object({
  id: v.number(),
  revision: v.number(),
  closedAt: v.nullable(v.union([v.string(), v.number(), v.date()])),
});
type Row = v.InferOutput<typeof rowSchema>;

function closing(data: Data, { closedAt }: Row): Data {
  if (data['reviewStatus'] === undefined) return {};
  const closed = closedStatuses.some((status) => status === data['reviewStatus']);
  return { closedAt: closed ? (closedAt ?? new Date()) : null };
}

/** Why it was spam is no longer true once somebody has released it. */
function releasing(data: Data): Data {
  return data['spam'] === false ? { spamReason: null } : {};
}

/**
 * Throws if the data names an outdated `revision`. The row is locked from the check to the write, within the caller's
 * transaction.
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
        params.data = {
          ...data,
          ...closing(data, row),
          ...releasing(data),
          ...touchedNow(strapi),
          revision: row.revision + 1,
        };
      },
      beforeUpdateMany({ params: { data = {} } }: Writing) {
        if (!Object.keys(data).every((field) => noChange.includes(field))) {
          throw new Error('Requests are changed one at a time, so that each change is counted');
        }
      },
    });
  }
}
