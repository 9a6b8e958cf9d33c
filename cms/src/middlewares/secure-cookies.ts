import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import * as v from 'valibot';

const settingsSchema = v.object({ overHttps: v.boolean() });

/** Strapi relies on `X-Forwarded-Proto`; behind a TLS proxy that does not send it, every sign-in would fail. */
export default ((config) => {
  const { overHttps } = v.parse(settingsSchema, config);
  return async (ctx: Context, next: Next) => {
    if (overHttps) ctx.cookies.secure = true;
    await next();
  };
}) satisfies Core.MiddlewareFactory;
