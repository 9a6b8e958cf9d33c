import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { accountName } from '../../lib/account-name';
import { signedInUser } from '../../lib/signed-in-user';
import { isKept } from './kept-types';
import { isPublished, readEntries } from './snapshot';
import { createVersions } from './versions';

const publishedSchema = v.object({ entries: v.array(v.looseObject({ locale: v.nullish(v.string()) })) });

/** Keeps what each publication put on the site, in one transaction with it. */
export function recordPublications(strapi: Core.Strapi): void {
  const versions = createVersions(strapi);

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'publish' || !isKept(strapi, uid)) return next();
    const where = { documentId: params.documentId, ...isPublished };
    return strapi.db.transaction(async () => {
      const result = await next();
      const languages = v.parse(publishedSchema, result).entries.map(({ locale }) => locale ?? null);
      const by = accountName(signedInUser(strapi));
      for (const entry of await readEntries(strapi, uid, where)) {
        const { documentId: entryId, language } = entry;
        if (languages.includes(language)) await versions.add({ uid, entryId, language }, entry, by);
      }
      return result;
    });
  });
}
