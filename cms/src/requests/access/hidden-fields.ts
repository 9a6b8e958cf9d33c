import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { confidentialFields } from '../fields';
import { isRequestUid, requestUids } from '../request-uids';
import { isRecord } from '../../lib/is-record';
import { isOpeningRequest } from './opened-requests';
import { isSystem } from '../../lib/viewer';
import { onChanging, onReading } from './closed-tables';

type Querying = { params: { where?: unknown; orderBy?: unknown } };

/** Filters and sorting can name fields as keys or strings, nested in operators to any depth. */
export function namesField(asked: unknown, fields: readonly string[]): boolean {
  if (Array.isArray(asked)) return asked.some((each) => namesField(each, fields));
  if (typeof asked === 'string') return fields.includes(asked);
  if (!isRecord(asked)) return false;
  return Object.entries(asked).some(
    ([key, value]) =>
      fields.includes(key) || (key.startsWith('$') && typeof value === 'object' && namesField(value, fields)),
  );
}

function takeAway(fields: readonly string[], result: unknown): void {
  if (Array.isArray(result)) for (const entry of result) takeAway(fields, entry);
  else if (isRecord(result)) for (const field of fields) Reflect.deleteProperty(result, field);
}

/** Visible only in an opened request: others omit them, even encrypted, and no query filters or sorts by them. */
export function hideConfidentialFields(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid } = context;
    const result = await next();
    if (isRequestUid(uid) && !isSystem() && !isOpeningRequest(strapi)) {
      takeAway(confidentialFields[uid], result);
    }
    return result;
  });
}

export function refuseConfidentialQueries(strapi: Core.Strapi): void {
  for (const uid of requestUids) {
    const refuse = ({ params: { where, orderBy } }: Querying) => {
      if (isSystem()) return;
      if (namesField(where, confidentialFields[uid]) || namesField(orderBy, confidentialFields[uid])) {
        throw new errors.ValidationError('Requests cannot be searched or sorted by what people wrote');
      }
    };
    strapi.db.lifecycles.subscribe({ models: [uid], ...onReading(refuse), ...onChanging(refuse) });
  }
}
