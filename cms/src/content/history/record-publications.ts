import type { Core } from '@strapi/strapi';
import { rowsOfPublication } from '../../lib/table';
import { accountName, signedInUser } from '../../lib/account';
import { isKept } from './kept-types';
import { isPublished, readEntries } from './snapshot';
import { createVersions } from './versions';

/** Keeps what each publication put on the site, in one transaction with it. */
export function recordPublications(strapi: Core.Strapi): void {
  const versions = createVersions(strapi);

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'publish' || !isKept(strapi, uid)) return next();
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
