import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { builtInLocales } from '../../api/language/contract';
import { formerLineSchema, formerLinesKey, formerLinesStore, type FormerLine } from './former-lines';

const table = 'components_site_crisis_lines';
const joinTable = 'site_settings_cmps';
const component = 'site.crisis-line';
const storeTable = 'strapi_core_store_settings';

const rowsSchema = v.array(
  v.object({
    ...formerLineSchema.entries,
    entity_id: v.number(),
    published_at: v.unknown(),
  }),
);

/** The published lines of each language, or the draft if nothing was published. */
function visible(rows: v.InferOutput<typeof rowsSchema>): FormerLine[] {
  const published = new Set(rows.filter((row) => row.published_at !== null).map(({ locale }) => locale));
  return rows
    .filter(({ locale, published_at }) => !published.has(locale) || published_at !== null)
    .map(({ locale, countryCode, name, phone, note }) => ({ locale, countryCode, name, phone, note }));
}

/** Copies the crisis lines of an earlier edition, whose table Strapi does not know any more, to where `createFormerLines` finds them. */
export async function copyFormerLines(strapi: Core.Strapi): Promise<void> {
  const schema = strapi.db.getSchemaConnection();
  if (!(await schema.hasTable(table)) || !(await schema.hasTable(storeTable))) return;
  const key = `${formerLinesStore.type}_${formerLinesStore.name}_${formerLinesKey}`;
  await strapi.db.connection.transaction(async (trx) => {
    const found: unknown = await trx(joinTable)
      .join(table, `${table}.id`, `${joinTable}.cmp_id`)
      .join('site_settings', 'site_settings.id', `${joinTable}.entity_id`)
      .where(`${joinTable}.component_type`, component)
      .whereIn('site_settings.locale', [...builtInLocales])
      .orderBy([`site_settings.locale`, `${joinTable}.entity_id`, `${joinTable}.order`])
      .select(
        'site_settings.locale',
        'site_settings.published_at',
        `${joinTable}.entity_id`,
        `${table}.country_code as countryCode`,
        `${table}.name`,
        `${table}.phone`,
        `${table}.note`,
      );
    const lines = visible(v.parse(rowsSchema, found));
    if (lines.length === 0) return;
    await trx(storeTable).where({ key }).delete();
    await trx(storeTable).insert({ key, value: JSON.stringify(lines), type: 'object' });
    // The tables stay, and the next start must not copy a line that an editor has deleted since.
    await trx(joinTable).where({ component_type: component }).delete();
  });
}
