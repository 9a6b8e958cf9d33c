import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/**
 * Asked to create or update something as published, Strapi publishes it by a way of its own that no middleware of
 * documents sees: neither what may be published nor what follows a publication would be heeded. So a program publishes
 * by `publish`, as the panel does.
 */
export function requirePublishAction(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { contentType, action, params } = context;
    const writes = action === 'create' || action === 'update';
    if (writes && contentType.options.draftAndPublish && 'status' in params && params.status === 'published') {
      throw new errors.ApplicationError(
        `${context.uid}: “${action}” saves drafts and does not publish; save the draft, then call “publish”.`,
      );
    }
    return next();
  });
}
