import { decide } from './decide';
import { findDocument, noteKey, withRelations, type Whereabouts } from './relations';
import type { Outcome } from './report';
import { attributesOf, hashFields, isLocalized, withMedia, withScripture } from './schema';
import type { SeedData, Seeder } from './seeders';
import type { StoredEntries } from './stored';

export interface Target extends Whereabouts {
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
  if (decision === 'keep') return { label, outcome: 'kept' };
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
