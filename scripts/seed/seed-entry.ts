import { decide } from './decide';
import type { Outcome } from './report';
import { attributesOf, hashFields, isLocalized, withMedia, withScripture } from './schema';
import type { SeedData, Seeder } from './content-types';
import type { StoredEntries, Stored } from './stored';
import { type BuiltInLocale, builtInLocales } from '../../cms/src/contracts/language';
import type { Notes } from './notes';
import { seeders } from './seeders';
import type { Row, Strapi } from './strapi';

function noteKey({ uid }: Seeder, key: string, locale: BuiltInLocale): string {
  return `${uid}:${key}:${locale}`;
}

/** What says where an entry is: what was noted of it, and what is there now. */
interface Whereabouts {
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
async function findDocument(
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
  return find((row) => String(row[keyField]) === key && (shared || row['locale'] === locale));
}

/** Puts the document's id where an entry names another one; nothing where an editor has deleted that one. */
async function withRelations(where: Whereabouts, data: SeedData, uid: string): Promise<SeedData> {
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

interface Target extends Whereabouts {
  readonly entries: StoredEntries;
  readonly force: boolean;
  readonly idOf: (assetName: string) => number;
}

/** What the demo content says of the ministry is made up; the mark goes when an editor changes the entry. */
const exampleMark = 'isExample';

export async function seedEntry(seeder: Seeder, content: SeedData, target: Target): Promise<Outcome> {
  const { strapi, locale, notes, stored, entries, force, idOf } = target;
  const { uid, keyField } = seeder;
  const documents = strapi.documents(uid);
  const attributes = attributesOf(strapi, uid);
  const seeded = exampleMark in attributes ? { ...content, [exampleMark]: true } : content;
  const names = Object.keys(seeded);
  const key = keyField === undefined ? '' : String(seeded[keyField]);
  const note = noteKey(seeder, key, locale);
  const localized = isLocalized(strapi, uid);
  const language = localized ? { locale } : {};
  const label = `${uid.replace(/^.*\./, '')}${key === '' ? '' : ` ${key}`}${localized ? ` (${locale})` : ''}`;

  const data = await withRelations(target, withScripture(strapi, attributes, seeded, locale), uid);
  const documentId = await findDocument(target, seeder, key);

  const current = async (status: 'draft' | 'published') => {
    if (documentId === undefined) return null;
    const entry = await entries.find(documentId, status);
    return entry === null ? null : hashFields(strapi, attributes, entry, names);
  };
  const wanted = hashFields(strapi, attributes, data, names);
  const decision = decide(
    {
      wanted,
      noted: notes.read(note)?.hashes ?? null,
      blank: hashFields(strapi, attributes, {}, names),
      draft: await current('draft'),
      published: await current('published'),
    },
    force,
  );
  if (decision === 'keep') return { label, outcome: 'left' };
  if (decision === 'unchanged') return { label, outcome: 'unchanged' };

  const input = withMedia(strapi, attributes, data, idOf);
  const written =
    documentId === undefined
      ? await documents.create({ ...language, data: input })
      : await documents.update({ documentId, ...language, data: input });
  if (written === null) throw new Error(`${label} disappeared while it was being seeded.`);
  await documents.publish({ documentId: written.documentId, ...language });
  stored.changed(uid);
  entries.changed();
  await notes.write(note, { hashes: wanted, documentId: written.documentId });
  return { label, outcome: decision === 'create' ? 'created' : 'refreshed' };
}
