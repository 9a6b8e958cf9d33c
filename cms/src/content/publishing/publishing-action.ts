import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** Writing with `status: 'published'` bypasses the document middlewares: the publishing rules and the purge. */
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
