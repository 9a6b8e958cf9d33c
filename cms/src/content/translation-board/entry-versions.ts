import type { Core } from '@strapi/strapi';
import { type BuiltInLocale, builtInLocales } from '../../contracts/language';
import type { TranslatedType } from './translated-types';

/** Strapi does not type Knex's transaction. */
type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['unionAll']>['transacting']>[0];

export type EntryVersion = {
  uid: string;
  entryId: string;
  language: BuiltInLocale;
  draftTitle: string | null;
  publishedTitle: string | null;
  published: boolean;
};

export async function readEntryVersions(
  strapi: Core.Strapi,
  types: readonly TranslatedType[],
): Promise<EntryVersion[]> {
  const knex = strapi.db.connection;
  const versionsOf = ({ uid, titleColumn }: TranslatedType) => {
    const title = titleColumn === null ? 'null' : '??';
    const columns = titleColumn === null ? [] : [titleColumn];
    return strapi.db
      .getConnection(strapi.db.metadata.get(uid).tableName)
      .select(
        knex.raw('cast(? as varchar(255)) as ??', [uid, 'uid']),
        knex.raw('?? as ??', ['document_id', 'entryId']),
        knex.raw('?? as ??', ['locale', 'language']),
        knex.raw(`max(case when published_at is null then cast(${title} as varchar(255)) end) as ??`, [
          ...columns,
          'draftTitle',
        ]),
        knex.raw(`max(case when published_at is not null then cast(${title} as varchar(255)) end) as ??`, [
          ...columns,
          'publishedTitle',
        ]),
        knex.raw('max(case when published_at is null then 0 else 1 end) as ??', ['published']),
      )
      .whereIn('locale', [...builtInLocales])
      .groupBy('document_id', 'locale');
  };
  // In the open transaction, if there is one: SQLite has a single connection.
  const rows: readonly EntryVersion[] = await strapi.db.transaction(({ trx }: { trx: Transaction }) =>
    knex.unionAll(types.map(versionsOf)).transacting(trx),
  );
  // SQLite returns numbers for what is computed, PostgreSQL text or numbers.
  return rows.map((row) => ({ ...row, published: Number(row.published) > 0 }));
}
