import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { readingRecordUid } from './record-reading';
import { isRequestUid } from '../request-uids';
import { modelOf, useInContentManager } from '../../lib/content-manager-routes';
import { namesField } from './hidden-fields';
import { isRecord } from '../../lib/is-record';

/** The fields that the panel's search uses; Strapi would also search row ids. */
function searchedFields(uid: string): readonly string[] | undefined {
  if (isRequestUid(uid)) return ['reference'];
  return uid === readingRecordUid ? ['reference', 'accountName'] : undefined;
}

function sortsBy(field: string, sort: unknown): boolean {
  if (typeof sort === 'string') return sort.split(',').some((each) => each.split(':')[0]?.trim() === field);
  if (Array.isArray(sort)) return sort.some((each) => sortsBy(field, each));
  return isRecord(sort) && Object.hasOwn(sort, field);
}

function searchWithoutNumbers(ctx: Context, fields: readonly string[]): void {
  const { _q: searched, ...query } = ctx.query as Record<string, unknown>;
  if (namesField(query['filters'], ['id']) || sortsBy('id', query['sort'])) {
    throw new errors.ValidationError('Entries here have no number to filter or sort by');
  }
  if (searched === undefined) return;
  Reflect.deleteProperty(ctx.query, '_q');
  if (typeof searched !== 'string') throw new errors.ValidationError('The search is not a text');
  const found = { $or: fields.map((field) => ({ [field]: { $containsi: searched } })) };
  Object.assign(ctx.query, { filters: { $and: [query['filters'] ?? {}, found] } });
}

/** The panel needs a unique `id`, for which the random document id serves as well. */
function withoutNumber(entry: unknown): unknown {
  return isRecord(entry) && 'documentId' in entry ? { ...entry, id: entry['documentId'] } : entry;
}

/** Row ids are consecutive, so gaps would reveal the number of hidden requests. */
export function hideRowNumbers(strapi: Core.Strapi): void {
  useInContentManager(strapi, () => async (ctx, next) => {
    const fields = searchedFields(modelOf(ctx));
    if (fields === undefined) {
      await next();
      return;
    }
    searchWithoutNumbers(ctx, fields);
    await next();
    if (!isRecord(ctx.body)) return;
    const { results, data } = ctx.body;
    ctx.body = {
      ...ctx.body,
      ...(Array.isArray(results) ? { results: results.map(withoutNumber) } : {}),
      ...(isRecord(data) ? { data: withoutNumber(data) } : {}),
    };
  });
}
