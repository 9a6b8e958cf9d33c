import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { formerLinksKey, formerLinksSchema, formerLinksStore, givingLinkFields } from './former-giving-links';

const table = 'site_settings';
const storeTable = 'strapi_core_store_settings';

const rowsSchema = v.array(v.looseObject({ published_at: v.unknown() }));

const columns = ['giving_pakistan_url', 'giving_ecuador_url', 'giving_general_url'] as const;

/** Copies the giving links of an earlier edition, whose columns Strapi does not know any more, to where `moveFormerLinks` finds them. */
export async function copyFormerLinks(strapi: Core.Strapi): Promise<void> {
  // A new one for each question, because Knex repeats those that the same one was asked before.
  const schema = () => strapi.db.getSchemaConnection();
  if (!(await schema().hasTable(table)) || !(await schema().hasTable(storeTable))) return;
  if (!(await schema().hasColumn(table, columns[0]))) return;
  const key = `${formerLinksStore.type}_${formerLinksStore.name}_${formerLinksKey}`;
  await strapi.db.connection.transaction(async (trx) => {
    const found: unknown = await trx(table).select(
      'locale',
      'published_at',
      'giving_pakistan_url as givingPakistanUrl',
      'giving_ecuador_url as givingEcuadorUrl',
      'giving_general_url as givingGeneralUrl',
    );
    const rows = v.parse(rowsSchema, found);
    const links = v.parse(
      formerLinksSchema,
      rows.map(({ published_at: publishedAt, ...row }) => ({ ...row, isPublished: publishedAt !== null })),
    );
    if (links.every((link) => givingLinkFields.every((field) => link[field] === null))) return;
    await trx(storeTable).where({ key }).delete();
    await trx(storeTable).insert({ key, value: JSON.stringify(links), type: 'object' });
    // The columns stay, and the next start must not copy a link that an editor has removed since.
    await trx(table).update(Object.fromEntries(columns.map((column) => [column, null])));
  });
}
