import type { Core, UID } from '@strapi/strapi';
import type { Comparison, Restored, Versions } from '../../contracts/content-version';
import { accountName, signedInUser } from '../../lib/account';
import { rowsOfPublication } from '../../lib/table';
import { compareSnapshots } from './compare-snapshots';
import { createFitting } from './fit-snapshot';
import { hasHistory } from '../reading/schema-fields';
import { isDraft, isPublished, readEntries, type ReadEntry } from './snapshot';
import { createVersions, presentVersion, type Translation } from './versions';

export function createHistory(strapi: Core.Strapi) {
  const versions = createVersions(strapi);
  const fit = createFitting(strapi);

  async function draftOf({ uid, entryId, language }: Translation): Promise<ReadEntry | undefined> {
    const where = { documentId: entryId, ...isDraft, ...(language === null ? {} : { locale: language }) };
    return (await readEntries(strapi, uid, where))[0];
  }

  return {
    /** Null if there is no such draft. */
    async list(translation: Translation): Promise<Versions | null> {
      const draft = await draftOf(translation);
      if (draft === undefined) return null;
      const published = await versions.published(translation);
      const stored = await versions.list(translation);
      return { title: draft.title, versions: stored.map((version) => presentVersion(version, published)) };
    },

    /** The version beside the draft as it is now; null if one of them does not exist. */
    async compare(translation: Translation, id: number): Promise<Comparison | null> {
      const version = await versions.find(translation, id);
      const draft = await draftOf(translation);
      if (version === undefined || draft === undefined) return null;
      return {
        version: presentVersion(version, await versions.published(translation)),
        differences: compareSnapshots(version.snapshot, draft.snapshot),
      };
    },

    /** Puts the version into the draft. What visitors read stays as it is until somebody publishes. */
    async restore(translation: Translation, id: number, accountId: number): Promise<Restored | null> {
      const version = await versions.find(translation, id);
      if (version === undefined || (await draftOf(translation)) === undefined) return null;
      const { uid, entryId, language } = translation;
      const { data, skipped } = await fit(uid, version.snapshot);
      await strapi.documents(uid).update({
        documentId: entryId,
        ...(language === null ? {} : { locale: language }),
        data: { ...data, updatedBy: accountId },
      });
      return { skipped };
    },
  };
}

/** Keeps what was changed on the site without a publication. */
export async function recordChange(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  by: string | null,
  where: object = {},
): Promise<void> {
  const versions = createVersions(strapi);
  for (const entry of await readEntries(strapi, uid, { ...where, ...isPublished })) {
    const { documentId: entryId, language } = entry;
    // It was published earlier than it was changed.
    await versions.add({ uid, entryId, language }, { ...entry, publishedAt: null }, by);
  }
}

/** Keeps what each publication put on the site, in one transaction with it. */
export function recordPublications(strapi: Core.Strapi): void {
  const versions = createVersions(strapi);

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'publish' || !hasHistory(uid)) return next();
    const where = { documentId: params.documentId, ...isPublished };
    return strapi.db.transaction(async () => {
      const result = await next();
      const languages = rowsOfPublication(result).map(({ locale }): string | null => locale);
      const by = accountName(signedInUser(strapi));
      for (const entry of await readEntries(strapi, uid, where)) {
        const { documentId: entryId, language } = entry;
        if (languages.includes(language)) await versions.add({ uid, entryId, language }, entry, by);
      }
      return result;
    });
  });
}
