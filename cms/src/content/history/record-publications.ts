import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { accountName } from '../../lib/account-name';
import { signedInUser } from '../../lib/signed-in-user';
import { isKept } from './kept-types';
import { isPublished, type ReadEntry, readEntries } from './snapshot';
import { createVersions } from './versions';

const publishedSchema = v.object({ entries: v.array(v.looseObject({ locale: v.nullish(v.string()) })) });

/** Keeps what each publication put on the site, in one transaction with it. */
export function recordPublications(strapi: Core.Strapi): void {
  const versions = createVersions(strapi);

  async function add(uid: UID.ContentType, entry: ReadEntry, by: string | null): Promise<void> {
    await versions.add({ uid, entryId: entry.documentId, language: entry.language }, entry, by);
  }

  /** What was published before versions were kept becomes the first of them, so that there is a way back to it. */
  async function addFormer(uid: UID.ContentType, former: readonly ReadEntry[]): Promise<void> {
    for (const entry of former) {
      const translation = { uid, entryId: entry.documentId, language: entry.language };
      if ((await versions.newest(translation)) === undefined) await add(uid, entry, null);
    }
  }

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'publish' || !isKept(strapi, uid)) return next();
    const where = { documentId: params.documentId, ...isPublished };
    return strapi.db.transaction(async () => {
      const former = await readEntries(strapi, uid, where);
      const result = await next();
      const languages = v.parse(publishedSchema, result).entries.map(({ locale }) => locale ?? null);
      await addFormer(
        uid,
        former.filter(({ language }) => languages.includes(language)),
      );
      const by = accountName(signedInUser(strapi));
      for (const entry of await readEntries(strapi, uid, where)) {
        if (languages.includes(entry.language)) await add(uid, entry, by);
      }
      return result;
    });
  });
}
