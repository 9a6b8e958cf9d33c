import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { siteAddressPath } from '../../api/preview/contract';
import { isEntryName } from '../../lib/path-parameter';
import { siteAddress } from './site-address';

const querySchema = v.object({
  uid: v.string(),
  documentId: v.pipe(v.string(), v.check(isEntryName)),
  locale: v.optional(v.string(), ''),
});

/** Tells the panel where visitors see an entry. It knows published entries only, so it reveals nothing of a draft. */
export function serveSiteAddress(strapi: Core.Strapi): void {
  strapi.server.api('admin').routes([
    {
      method: 'GET',
      path: siteAddressPath,
      handler: async (ctx: Context) => {
        const query = v.safeParse(querySchema, ctx.query);
        if (!query.success) throw new errors.ValidationError('Invalid query');
        const { uid, ...entry } = query.output;
        ctx.set('Cache-Control', 'no-store');
        ctx.body = { address: await siteAddress(strapi, uid, { ...entry, status: 'published' }) };
      },
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    },
  ]);
}
