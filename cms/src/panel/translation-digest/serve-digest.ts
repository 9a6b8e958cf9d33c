import type { Core } from '@strapi/strapi';
import { servePanel } from '../../lib/panel-routes';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { type Digest, digestChangeSchema, digestPath } from '../../api/translation-board/contract';
import { requireAccount } from '../../lib/account';
import { mailSettings } from '../../lib/mail/settings';
import { isSubscribed, subscribe } from './subscriptions';

/** An account's own wish for the monthly email. */
export function serveDigest(strapi: Core.Strapi): void {
  async function digestOf(ctx: Context): Promise<Digest> {
    return { wanted: await isSubscribed(strapi, requireAccount(ctx).id), canBeSent: mailSettings(strapi) !== null };
  }

  servePanel(strapi, 'global::site-editor', {
    [`GET ${digestPath}`]: async (ctx) => {
      ctx.body = await digestOf(ctx);
    },
    [`PUT ${digestPath}`]: async (ctx) => {
      const change = v.safeParse(digestChangeSchema, ctx.request.body);
      if (!change.success) throw new errors.ValidationError('Say whether the email is wanted');
      await subscribe(strapi, requireAccount(ctx).id, change.output.wanted);
      ctx.body = await digestOf(ctx);
    },
  });
}
