import { type BuiltInLocale, builtInLocales, defaultLocale } from '../../cms/src/contracts/language';
import { completedKey, readNotes, seedStore } from './notes';
import type { Outcome } from './report';
import { isLocalized } from './schema';
import { seedEntry } from './seed-entry';
import { seedMedia } from './seed-media';
import type { Seeder } from './content-types';
import { seeders } from './seeders';
import { createStored, createStoredEntries } from './stored';
import type { Strapi } from './strapi';

/** `force` overwrites what editors have changed. */
export async function seed(
  strapi: Strapi,
  { force }: { readonly force: boolean },
  what: readonly Seeder[] = seeders,
): Promise<Outcome[]> {
  const notes = await readNotes(strapi);
  const stored = createStored(strapi);
  const media = await seedMedia(strapi, notes, force);
  const outcomes = [...media.outcomes];
  const idOf = (name: string) => {
    const id = media.ids.get(name);
    if (id === undefined) throw new Error(`The content names a picture “${name}” that is not among the assets.`);
    return id;
  };

  for (const seeder of what) {
    const languages: readonly BuiltInLocale[] = isLocalized(strapi, seeder.uid) ? builtInLocales : [defaultLocale];
    for (const locale of languages) {
      const seeded = await seeder.entries(locale);
      const entries = createStoredEntries(strapi, seeder.uid, locale, seeded);
      for (const data of seeded) {
        outcomes.push(await seedEntry(seeder, data, { strapi, notes, stored, entries, locale, force, idOf }));
      }
    }
  }
  await strapi.store(seedStore).set({ key: completedKey, value: true });
  return outcomes;
}

/** Opens the site without asking what is missing, examples included: for development, tests and measurements. */
export async function openSite(strapi: Strapi): Promise<void> {
  await strapi.db.query('api::site-setting.site-setting').updateMany({ where: {}, data: { isOpen: true } });
}
