import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

/**
 * Strapi lets whoever comes first make himself super admin while there is no account. Accounts are made at the start
 * from the environment or as demo accounts, so that door stays shut.
 */
const firstAccount: Core.MiddlewareFactory = () => async (ctx: Context, next: Next) => {
  if (/^\/admin\/register-admin\/*$/i.test(ctx.path)) {
    throw new errors.ForbiddenError(
      'The first account is created when the program starts: set ADMIN_EMAIL and ADMIN_PASSWORD',
    );
  }
  await next();
};

export default firstAccount;
