import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { accountName } from '../../../lib/account';
import { readContract } from '../../../lib/read-contract';
import { refuse } from '../../../lib/refuse';
import { createOpening } from '../../../opening';
import { requireSignedIn } from '../../../panel';
import { withJsonBody } from '../../../requests';
import { openingChangeSchema } from '../../../contracts/site-opening';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const site = createOpening({ strapi });

  return {
    async find(ctx: Context): Promise<void> {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = await site.read();
    },

    update: withJsonBody(async (ctx, body) => {
      const change = readContract(openingChangeSchema, body, {});
      const account = await requireSignedIn(strapi, ctx);
      const { opening, isRefused } = await site.change(change, accountName(account));
      if (isRefused) {
        const { missing } = opening;
        refuse(ctx, 422, 'UnprocessableEntityError', 'The site cannot be opened yet', { missing });
        return;
      }
      ctx.body = opening;
    }),
  };
};
