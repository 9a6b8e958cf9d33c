import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import * as v from 'valibot';

const settingsSchema = v.object({ overHttps: v.boolean() });

/**
 * The cookies of an https site are for https alone, and whether a call came that way is what `PUBLIC_URL` says: a proxy
 * that ends TLS and does not tell so in `X-Forwarded-Proto` would make every sign-in fail.
 */
const secureCookies: Core.MiddlewareFactory = (config) => {
  const { overHttps } = v.parse(settingsSchema, config);
  return async (ctx: Context, next: Next) => {
    if (overHttps) ctx.cookies.secure = true;
    await next();
  };
};

export default secureCookies;
