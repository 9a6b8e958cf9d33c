import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { type Digest, digestChangeSchema, digestPath } from '../../api/translation-board/contract';
import { mailSettings } from '../../lib/mail/settings';
import { isSubscribed, subscribe } from './subscriptions';

const stateSchema = v.looseObject({ user: v.looseObject({ id: v.number() }) });

/** An account's own wish for the monthly email. */
export function serveDigest(strapi: Core.Strapi): void {
  const config = { policies: ['global::site-editor'] };
  const accountOf = (ctx: Context) => v.parse(stateSchema, ctx.state).user.id;

  async function digestOf(ctx: Context): Promise<Digest> {
    return { wanted: await isSubscribed(strapi, accountOf(ctx)), canBeSent: mailSettings(strapi) !== null };
  }

  strapi.server.api('admin').routes([
    {
      method: 'GET',
      path: digestPath,
      handler: async (ctx: Context) => {
        ctx.body = await digestOf(ctx);
      },
      config,
    },
    {
      method: 'PUT',
      path: digestPath,
      handler: async (ctx: Context) => {
        const change = v.safeParse(digestChangeSchema, ctx.request.body);
        if (!change.success) throw new errors.ValidationError('Say whether the email is wanted');
        await subscribe(strapi, accountOf(ctx), change.output.wanted);
        ctx.body = await digestOf(ctx);
      },
      config,
    },
  ]);
}
