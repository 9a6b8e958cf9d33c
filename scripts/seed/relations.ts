import type { Locale } from '../../cms/src/api/site-setting/contract';
import { attributesOf } from './schema';
import { seeders, type SeedData, type Seeder } from './seeders';
import type { Strapi } from './strapi';

/** The document that an entry belongs to; the row of any language names it when the languages share the key. */
export async function findDocument(
  strapi: Strapi,
  { uid, keyField }: Seeder,
  key: string,
  locale: Locale,
): Promise<string | undefined> {
  const where: Record<string, string> = {};
  if (keyField !== undefined) {
    where[keyField] = key;
    const shared = attributesOf(strapi, uid)[keyField]?.pluginOptions?.i18n?.localized === false;
    if (!shared) where['locale'] = locale;
  }
  const row = await strapi.db.query(uid).findOne({ where });
  return typeof row?.['documentId'] === 'string' ? row['documentId'] : undefined;
}

/** Puts the document's id where an entry names another one; nothing where an editor has deleted that one. */
export async function withRelations(strapi: Strapi, data: SeedData, uid: string, locale: Locale): Promise<SeedData> {
  const attributes = attributesOf(strapi, uid);
  const resolved: Record<string, unknown> = { ...data };
  for (const [name, key] of Object.entries(data)) {
    const attribute = attributes[name];
    if (attribute?.type !== 'relation' || typeof key !== 'string') continue;
    const seeder = seeders.find((other) => other.uid === attribute.target);
    if (seeder === undefined) throw new Error(`“${name}” of ${uid} leads to ${attribute.target}, which is not seeded.`);
    resolved[name] = (await findDocument(strapi, seeder, key, locale)) ?? null;
  }
  return resolved;
}
