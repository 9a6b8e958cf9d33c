import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isPage } from '../../site-types';

/** Refuses a second entry of a page, which could be read in place of the first. */
export function refuseSecondEntries(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action }, next) => {
    const isAnother = isPage(uid) && (action === 'clone' || action === 'create');
    if (isAnother && (await strapi.db.query(uid).count({})) > 0) {
      throw new errors.ValidationError('There is one entry of each page');
    }
    return next();
  });
}
