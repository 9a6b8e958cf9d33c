import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Row } from '../../lib/table';
import { closedStatuses } from '../../contracts/prayer-desk';
import { requestUids, type RequestUid } from '../request-uids';
import { isSignedIn, isSystem } from '../../lib/viewer';

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

type Counted = Pick<Row<RequestUid>, 'id' | 'revision' | 'closedAt'>;

function closing(data: Data, { closedAt }: Counted): Data {
  if (data['reviewStatus'] === undefined) return {};
  const closed = closedStatuses.some((status) => status === data['reviewStatus']);
  return { closedAt: closed ? (closedAt ?? new Date()) : null };
}

/** For a change by a signed-in member: what the program does by itself does not count as touching a request. */
function touchedNow(strapi: Core.Strapi): { touchedAt?: Date } {
  return !isSystem() && isSignedIn(strapi) ? { touchedAt: new Date() } : {};
}

/** Why it was spam is no longer true once somebody has released it. */
function releasing(data: Data): Data {
  return data['spam'] === false ? { spamReason: null } : {};
}

/** Throws if the data names an outdated `revision`. The row is locked from check to write, in one transaction. */
export function countRevisions(strapi: Core.Strapi): void {
  const lockedRow = (uid: RequestUid, where: object) =>
    strapi.db
      .queryBuilder(uid)
      .select(['id', 'revision', 'closedAt'])
      .where(where)
      .first()
      .forUpdate()
      .execute<Counted | undefined | null>();

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
        if (!row) return;
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
