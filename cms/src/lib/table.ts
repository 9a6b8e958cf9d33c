import type { Core, Schema, UID } from '@strapi/strapi';
import type { Locale } from '../contracts/language';
import { isRecord } from './is-record';

/**
 * A value as `strapi.db` returns it from SQLite and PostgreSQL alike: dates as ISO text, JSON parsed. Raw Knex rows
 * differ: SQLite has numbers for booleans and dates, PostgreSQL `Date` objects, and text for sums.
 */
type Value<A> = A extends { type: 'enumeration'; enum: readonly (infer Choice)[] }
  ? Choice
  : A extends { type: 'integer' | 'float' | 'decimal' }
    ? number
    : A extends { type: 'boolean' }
      ? boolean
      : A extends { type: 'json' }
        ? unknown
        : string;

/** A draft may lack what is required of a published entry. */
type Absent<U extends UID.Schema, A> =
  Schema.Schema<U> extends { options: { draftAndPublish: false } }
    ? A extends { required: true }
      ? never
      : null
    : null;

type Column<U extends UID.Schema, Name extends Schema.AttributeNames<U>> = Name extends 'createdAt' | 'updatedAt'
  ? string
  : Name extends 'locale'
    ? Locale | (Schema.Schema<U> extends { pluginOptions: { i18n: { localized: true } } } ? never : null)
    : Value<Schema.Attributes<U>[Name]> | Absent<U, Schema.Attributes<U>[Name]>;

type ColumnName<U extends UID.Schema> = {
  [Name in Schema.AttributeNames<U>]: Schema.Attributes<U>[Name] extends { type: Schema.Attribute.PopulatableKind }
    ? never
    : Name;
}[Schema.AttributeNames<U>];

export type AnyRow = {
  id: number;
  documentId: string;
  locale: Locale | null;
  publishedAt: string | null;
  updatedAt: string;
  [field: string]: unknown;
};

/** The columns of a row, without what has to be populated. */
export type Row<U extends UID.Schema> = UID.ContentType extends U
  ? AnyRow
  : U extends UID.Schema
    ? { id: number; documentId: string } & { [Name in ColumnName<U>]: Column<U, Name> }
    : never;

type Query<U extends UID.Schema> = {
  select?: readonly (keyof Row<U>)[];
  where?: object;
  populate?: readonly string[] | object;
  orderBy?: object;
  offset?: number;
  limit?: number;
};

type Parts<U extends UID.Schema, P> = P extends readonly (infer Name)[]
  ? { [Each in Name & Schema.AttributeNames<U>]: Part<Schema.Attributes<U>[Each], true> }
  : { [Each in keyof P & Schema.AttributeNames<U>]: Part<Schema.Attributes<U>[Each], P[Each]> };

type Part<A, P> = A extends { type: 'component'; component: infer C extends UID.Component }
  ? A extends { repeatable?: true }
    ? Found<C, P>[]
    : Found<C, P> | null
  : A extends { type: 'media' }
    ? A extends { multiple?: true }
      ? Found<'plugin::upload.file', P>[]
      : Found<'plugin::upload.file', P> | null
    : A extends { type: 'relation'; relation: infer R; target: infer T extends UID.ContentType }
      ? R extends 'oneToMany' | 'manyToMany' | 'manyWay' | 'morphMany'
        ? Found<T, P>[]
        : Found<T, P> | null
      : never;

/** What a query finds: the columns that it selects, or all of them, and the parts that it populates. */
export type Found<U extends UID.Schema, P> = UID.ContentType extends U
  ? AnyRow
  : (P extends { select: readonly (infer Name)[] } ? Pick<Row<U>, Name & keyof Row<U>> : Row<U>) &
      (P extends { populate: infer Populated } ? Parts<U, Populated> : unknown);

export type Table<U extends UID.Schema> = Pick<
  ReturnType<Core.Strapi['db']['query']>,
  'count' | 'createMany' | 'updateMany' | 'deleteMany'
> & {
  findMany: <const P extends Query<U>>(query?: P) => Promise<Found<U, P>[]>;
  findOne: <const P extends Query<U>>(query: P) => Promise<Found<U, P> | null>;
  create: (written: { data: object }) => Promise<Row<U>>;
  update: (written: { where: object; data: object }) => Promise<Row<U> | null>;
  delete: (query: { where: object }) => Promise<Row<U> | null>;
};

/** One of our own tables, typed by what Strapi generates from its `schema.json`. There is none before bootstrap. */
export const table = <U extends UID.Schema>(strapi: Core.Strapi, uid: U): Table<U> => strapi.db.query(uid);

export const textIn = (row: AnyRow, column: string): string | null => {
  const value = row[column];
  return typeof value === 'string' ? value : null;
};

/** The rows that Strapi answers when a document is published. */
export function rowsOfPublication(result: unknown): readonly AnyRow[] {
  return isRecord(result) && Array.isArray(result['entries']) ? (result['entries'] as AnyRow[]) : [];
}
