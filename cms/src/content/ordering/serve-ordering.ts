import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { isContentType } from '../../lib/is-content-type';
import { readPlaces } from './places';
import { locales } from '../../api/language/contract';
import { type Ordering, ordered, orderingPath, without } from '../../api/ordering/contract';
import { localeSchema } from '../../api/site-setting/contract';
import { mayInContentManager } from '../../lib/abilities';
import { refuse } from '../../lib/refuse';

const querySchema = v.object({
  uid: v.string(),
  documentId: v.optional(v.string()),
  locale: v.optional(localeSchema, 'en'),
});

/** Tells the panel the order that an entry can be placed in. */
export function serveOrdering(strapi: Core.Strapi): void {
  strapi.server.api('admin').routes([
    {
      method: 'GET',
      path: orderingPath,
      handler: async (ctx: Context) => {
        const query = v.safeParse(querySchema, ctx.query);
        const type = query.success ? ordered[query.output.uid] : undefined;
        if (!query.success || !type || !isContentType(strapi, query.output.uid)) {
          refuse(ctx, 400, 'ValidationError', 'This type has no order');
          return;
        }
        const { uid, documentId, locale } = query.output;
        if (!mayInContentManager(strapi, ctx, { action: 'read', uid })) {
          refuse(ctx, 403, 'ForbiddenError', 'Forbidden');
          return;
        }
        const entries = await readPlaces(strapi, uid, type);
        const own = entries.find((entry) => entry.documentId === documentId && entry.isPublished);
        const others = without(
          entries.filter((entry) => entry.documentId !== documentId),
          own?.place ?? null,
        );
        const answer: Ordering = {
          others: others.map(({ documentId: id, place, titles }) => ({
            documentId: id,
            place,
            title: [locale, ...locales].map((language) => titles[language] ?? '').find((one) => one !== '') ?? '',
          })),
        };
        ctx.body = answer;
      },
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    },
  ]);
}
