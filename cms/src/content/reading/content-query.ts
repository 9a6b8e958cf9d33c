import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { defaultLocale, locales } from '../../contracts/language';
import { type Locale, localeSchema } from '../../contracts/site-setting';
import { largestPage } from '../../contracts/content';

export type PageQuery = { locale: Locale };
export type ListQuery = PageQuery & { fields: readonly string[] | undefined; page: number; pageSize: number };

/** `status` and `populate` are accepted and ignored: answers are always published and complete. */
const pageParameters = ['locale', 'status', 'populate'];
const listParameters = [...pageParameters, 'fields', 'pagination'];

function refuse(parameter: string, message: string): never {
  throw new errors.ValidationError('Invalid query', {
    errors: [{ path: [parameter], message, name: 'ValidationError' }],
  });
}

function refuseOthers(query: object, known: readonly string[]): void {
  for (const parameter of Object.keys(query)) {
    if (!known.includes(parameter)) {
      refuse(parameter, 'This parameter is not known');
    }
  }
}

function readLocale(value: unknown): Locale {
  const locale = v.safeParse(v.optional(localeSchema, defaultLocale), value);
  return locale.success ? locale.output : refuse('locale', `The locale must be among ${locales.join(', ')}`);
}

const nameListSchema = v.union([
  v.pipe(
    v.string(),
    v.transform((list) => list.split(',').map((name) => name.trim())),
  ),
  v.array(v.string()),
]);

function readFields(value: unknown, allowed: readonly string[]): readonly string[] | undefined {
  if (value === undefined) return undefined;
  const names = v.safeParse(nameListSchema, value);
  if (!names.success || !names.output.every((name) => allowed.includes(name))) {
    refuse('fields', `Fields must be among ${allowed.join(', ')}`);
  }
  return names.output;
}

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1));
const paginationSchema = v.strictObject({
  page: v.optional(wholeNumber, '1'),
  pageSize: v.optional(wholeNumber, String(largestPage)),
});

function readPagination(value: unknown): { page: number; pageSize: number } {
  const pagination = v.safeParse(v.optional(paginationSchema, {}), value);
  if (!pagination.success) {
    refuse('pagination', 'Page and pageSize must be whole numbers of at least 1');
  }
  const { page, pageSize } = pagination.output;
  return { page, pageSize: Math.min(pageSize, largestPage) };
}

export function readPageQuery(query: Record<string, unknown>): PageQuery {
  refuseOthers(query, pageParameters);
  return { locale: readLocale(query['locale']) };
}

export function readListQuery(query: Record<string, unknown>, fields: readonly string[]): ListQuery {
  refuseOthers(query, listParameters);
  return {
    locale: readLocale(query['locale']),
    fields: readFields(query['fields'], fields),
    ...readPagination(query['pagination']),
  };
}
