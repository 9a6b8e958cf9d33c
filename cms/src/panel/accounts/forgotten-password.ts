import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { mailSettings } from '../../lib/mail/settings';
import { refuse } from '../../lib/refuse';

const routesSchema = v.array(v.unknown());
const routeSchema = v.looseObject({
  handler: v.literal('authentication.forgotPassword'),
  config: v.looseObject({ middlewares: v.optional(v.array(v.unknown())) }),
});

/** Without a mail server Strapi would promise a mail that never comes. The answer is the same for every address. */
export function admitThatNoMailIsSent(strapi: Core.Strapi): void {
  if (mailSettings(strapi) !== null) return;
  const answer = (ctx: Context) => {
    strapi.log.warn('Somebody forgot a password. No mail server is set up, so nothing was sent');
    refuse(
      ctx,
      503,
      'ServiceUnavailableError',
      'This site cannot send email. Ask a super admin of the site to give you a new password.',
    );
  };
  for (const route of v.parse(routesSchema, Reflect.get(strapi.admin.routes, 'admin').routes)) {
    if (v.is(routeSchema, route)) route.config.middlewares = [answer];
  }
}
