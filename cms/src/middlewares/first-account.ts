import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

/** Strapi would let the first visitor become super admin. Accounts are made at the start, so this is closed. */
export default (() => async (ctx: Context, next: Next) => {
  if (/^\/admin\/register-admin\/*$/i.test(ctx.path)) {
    throw new errors.ForbiddenError(
      'The first account is created when the program starts: set ADMIN_EMAIL and ADMIN_PASSWORD',
    );
  }
  await next();
}) satisfies Core.MiddlewareFactory;
