import type { Core } from '@strapi/strapi';
import { refuseReusedKey } from '../../../lib/refuse';
import { deskCallWithBody, enterRequest } from '../../../requests';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: deskCallWithBody(async (ctx, account, body) => {
    const outcome = await enterRequest(strapi, account, body, Date.now());
    if (outcome.kind === 'key-reused') {
      refuseReusedKey(ctx);
      return;
    }
    ctx.body = outcome.request;
  }),
});
