import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { builtInLocales } from '../../api/language/contract';
import type { TranslatedType } from './translated-types';

/** SQLite and PostgreSQL return sums as different types. */
const truth = v.pipe(v.unknown(), v.transform(Number), v.transform(Boolean));

const versionSchema = v.object({
  uid: v.string(),
  entryId: v.string(),
  language: v.picklist(builtInLocales),
  draftTitle: v.nullable(v.string()),
  publishedTitle: v.nullable(v.string()),
  published: truth,
});

/** Strapi does not type Knex's transaction. */
type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['unionAll']>['transacting']>[0];

export type EntryVersion = v.InferOutput<typeof versionSchema>;

/** Every entry of these types in each of its languages, in one query. */
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
  const rows: unknown = await strapi.db.transaction(({ trx }: { trx: Transaction }) =>
    knex.unionAll(types.map(versionsOf)).transacting(trx),
  );
  return v.parse(v.array(versionSchema), rows);
}
