import type { Core } from '@strapi/strapi';
import { isKept } from '../history/kept-types';
import { isDraft, readEntries } from '../history/snapshot';
import { createTrashedEntries } from './trashed-entries';

/** Puts every deleted entry into the trash, in one transaction with its deletion. */
export function keepDeleted(strapi: Core.Strapi): void {
  const trash = createTrashedEntries(strapi);

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'delete' || !isKept(strapi, uid)) return next();
    const { documentId } = params;
    return strapi.db.transaction(async () => {
      const before = await readEntries(strapi, uid, { documentId, ...isDraft });
      const result = await next();
      const after = await readEntries(strapi, uid, { documentId, ...isDraft });
      const deleted = before.filter(({ language }) => !after.some((entry) => entry.language === language));
      if (deleted.length > 0) await trash.add(uid, documentId, deleted, Date.now());
      return result;
    });
  });
}
