import type { Locale } from '../../cms/src/api/site-setting/contract';
import { decide } from './decide';
import { readNote, writeNote } from './notes';
import { findDocument, noteKey, withRelations } from './relations';
import type { Outcome } from './report';
import { attributesOf, hashFields, isLocalized, populateFields, withMedia, withScripture } from './schema';
import type { SeedData, Seeder } from './seeders';
import type { Strapi } from './strapi';

export interface Target {
  readonly strapi: Strapi;
  /** The default language where the entry is one for all. */
  readonly locale: Locale;
  readonly force: boolean;
  readonly idOf: (assetName: string) => number;
}

export async function seedEntry(seeder: Seeder, seeded: SeedData, target: Target): Promise<Outcome> {
  const { strapi, locale, force, idOf } = target;
  const { uid, keyField } = seeder;
  const documents = strapi.documents(uid);
  const attributes = attributesOf(strapi, uid);
  const names = Object.keys(seeded);
  const key = keyField === undefined ? '' : String(seeded[keyField]);
  const note = noteKey(seeder, key, locale);
  const localized = isLocalized(strapi, uid);
  const language = localized ? { locale } : {};
  const label = `${uid.replace(/^.*\./, '')}${key === '' ? '' : ` ${key}`}${localized ? ` (${locale})` : ''}`;

  const data = await withRelations(strapi, withScripture(strapi, attributes, seeded, locale), uid, locale);
  const documentId = await findDocument(strapi, seeder, key, locale);

  const populate = populateFields(strapi, attributes, names);
  const current = async (status: 'draft' | 'published') => {
    if (documentId === undefined) return null;
    const entry = await documents.findOne({ documentId, ...language, status, populate });
    return entry === null ? null : hashFields(strapi, attributes, entry, names);
  };
  const wanted = hashFields(strapi, attributes, data, names);
  const decision = decide(
    {
      wanted,
      noted: (await readNote(strapi, note))?.hashes ?? null,
      draft: await current('draft'),
      published: await current('published'),
    },
    force,
  );
  if (decision === 'keep') return { label, outcome: 'kept' };
  if (decision === 'unchanged') return { label, outcome: 'unchanged' };

  const input = withMedia(strapi, attributes, data, idOf);
  const stored =
    documentId === undefined
      ? await documents.create({ ...language, data: input })
      : await documents.update({ documentId, ...language, data: input });
  if (stored === null) throw new Error(`${label} disappeared while it was being seeded.`);
  await documents.publish({ documentId: stored.documentId, ...language });
  await writeNote(strapi, note, { hashes: wanted, documentId: stored.documentId });
  return { label, outcome: decision === 'create' ? 'created' : 'refreshed' };
}
