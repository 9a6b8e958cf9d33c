import { type BuiltInLocale, builtInLocales } from '../../cms/src/api/language/contract';
import type { Notes } from './notes';
import { attributesOf, isLocalized } from './schema';
import { seeders, type SeedData, type Seeder } from './seeders';
import type { Stored } from './stored';
import type { Row, Strapi } from './strapi';

export function noteKey({ uid }: Seeder, key: string, locale: BuiltInLocale): string {
  return `${uid}:${key}:${locale}`;
}

/** What says where an entry is: what was noted of it, and what is there now. */
export interface Whereabouts {
  readonly strapi: Strapi;
  readonly notes: Notes;
  readonly stored: Stored;
  /** The default language where the entry is one for all. */
  readonly locale: BuiltInLocale;
}

/**
 * The document that an entry belongs to: the one that was noted, whatever key an editor has given it since, or else the
 * one that has the key. Where the languages share the key, the note and the row of any language name it.
 */
export async function findDocument(
  { strapi, notes, stored, locale }: Whereabouts,
  seeder: Seeder,
  key: string,
): Promise<string | undefined> {
  const { uid, keyField } = seeder;
  const rows = await stored.rows(uid);
  const find = (isIt: (row: Row) => boolean): string | undefined => {
    const documentId = rows.find(isIt)?.['documentId'];
    return typeof documentId === 'string' ? documentId : undefined;
  };
  const shared =
    keyField !== undefined &&
    (!isLocalized(strapi, uid) || attributesOf(strapi, uid)[keyField]?.pluginOptions?.i18n?.localized === false);

  for (const language of shared ? [locale, ...builtInLocales] : [locale]) {
    const documentId = notes.read(noteKey(seeder, key, language))?.documentId;
    const found = documentId === undefined ? undefined : find((row) => row['documentId'] === documentId);
    if (found !== undefined) return found;
  }
  if (keyField === undefined) return find(() => true);
  return find((row) => row[keyField] === key && (shared || row['locale'] === locale));
}

/** Puts the document's id where an entry names another one; nothing where an editor has deleted that one. */
export async function withRelations(where: Whereabouts, data: SeedData, uid: string): Promise<SeedData> {
  const attributes = attributesOf(where.strapi, uid);
  const resolved: Record<string, unknown> = { ...data };
  for (const [name, key] of Object.entries(data)) {
    const attribute = attributes[name];
    if (attribute?.type !== 'relation' || typeof key !== 'string') continue;
    const seeder = seeders.find((other) => other.uid === attribute.target);
    if (seeder === undefined) throw new Error(`“${name}” of ${uid} leads to ${attribute.target}, which is not seeded.`);
    resolved[name] = (await findDocument(where, seeder, key)) ?? null;
  }
  return resolved;
}
