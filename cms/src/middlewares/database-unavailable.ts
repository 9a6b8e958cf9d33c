import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isDatabaseUnavailable, logOutage } from '../lib/database/unavailable';
import { refuse } from '../lib/refuse';

const retryAfterSeconds = 5;

/**
 * While the database is away every call that needs it is answered with 503, as something that passes. Strapi would say
 * 500, and write the stack of each into the log.
 */
const databaseUnavailable: Core.MiddlewareFactory = (_config, { strapi }) => {
  function answer(ctx: Context, error: unknown): void {
    logOutage(strapi, error);
    ctx.set({ 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' });
    refuse(ctx, 503, 'ServiceUnavailableError', 'This cannot be done at the moment. Please try again later.');
  }

  /** Strapi's sign-in makes an error of its own out of any other, so there the database itself is asked. */
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
};

export default databaseUnavailable;
