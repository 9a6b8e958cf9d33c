import { locales } from '../../cms/src/api/language/contract';
import type { Locale } from '../../cms/src/api/site-setting/contract';
import { readNote } from './notes';
import { attributesOf, isLocalized } from './schema';
import { seeders, type SeedData, type Seeder } from './seeders';
import type { Strapi } from './strapi';

export function noteKey({ uid }: Seeder, key: string, locale: Locale): string {
  return `${uid}:${key}:${locale}`;
}

/**
 * The document that an entry belongs to: the one that was noted, whatever key an editor has given it since, or else the
 * one that has the key. Where the languages share the key, the note and the row of any language name it.
 */
export async function findDocument(
  strapi: Strapi,
  seeder: Seeder,
  key: string,
  locale: Locale,
): Promise<string | undefined> {
  const { uid, keyField } = seeder;
  const find = async (where: Record<string, string>): Promise<string | undefined> => {
    const row = await strapi.db.query(uid).findOne({ where });
    return typeof row?.['documentId'] === 'string' ? row['documentId'] : undefined;
  };
  const shared =
    keyField !== undefined &&
    (!isLocalized(strapi, uid) || attributesOf(strapi, uid)[keyField]?.pluginOptions?.i18n?.localized === false);

  for (const language of shared ? [locale, ...locales] : [locale]) {
    const documentId = (await readNote(strapi, noteKey(seeder, key, language)))?.documentId;
    const found = documentId === undefined ? undefined : await find({ documentId });
    if (found !== undefined) return found;
  }
  if (keyField === undefined) return find({});
  return find(shared ? { [keyField]: key } : { [keyField]: key, locale });
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
