import type { Core } from '@strapi/strapi';
import { refuseReusedKey } from '../../../lib/refuse';
import { deskCallWithBody, enterRequest } from '../../../requests';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: deskCallWithBody(async (ctx, account, body) => {
    const entered = await enterRequest(strapi, account, body, Date.now());
    if (entered === 'key-reused') refuseReusedKey(ctx);
    else ctx.body = entered;
  }),
});
