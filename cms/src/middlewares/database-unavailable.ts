import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isDatabaseUnavailable, logOutage } from '../lib/database/unavailable';
import { refuseForNow } from '../lib/refuse';

/** During an outage Strapi would answer 500 and log a stack trace for each call. */
export default ((_config, { strapi }) => {
  function answer(ctx: Context, error: unknown): void {
    logOutage(strapi, error);
    refuseForNow(ctx, 'This cannot be done at the moment. Please try again later.');
  }

  /** Strapi's sign-in replaces every error by its own, so the database is checked directly. */
  async function outage(): Promise<unknown> {
    try {
      await strapi.db.connection.raw('select 1');
      return undefined;
    } catch (error) {
      return isDatabaseUnavailable(error) ? error : undefined;
    }
  }

  return async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      answer(ctx, error);
      return;
    }
    if (ctx.status !== 500 && ctx.status !== 501) return;
    const error = await outage();
    if (error !== undefined) answer(ctx, error);
  };
}) satisfies Core.MiddlewareFactory;
