import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import * as v from 'valibot';
import { previewPrefix, previewStatuses } from '../contracts/preview';
import { refuse } from '../lib/refuse';
import { shownUids } from '../site-types';
import { answerWithDrafts } from '../content';
import { sessionReader } from '../panel';

/** Below a preview's address are the site's public calls, to read. */
function callWithin(path: string) {
  const status = previewStatuses.find((one) => path.startsWith(`${previewPrefix(one)}/`));
  const call = status && path.slice(previewPrefix(status).length);
  return call && /^\/api\/[\w/-]+$/.test(call) ? { status, call } : undefined;
}

function neverStore(ctx: Context): void {
  ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' });
}

/** The caller is known by the panel's session alone, checked with every call, so that signing out ends the preview. */
export default ((_config, { strapi }) => {
  return async (ctx: Context, next: Next) => {
    if (!/^\/admin\/preview(\/|$)/.test(ctx.path)) {
      await next();
      return;
    }
    neverStore(ctx);
    const found = callWithin(ctx.path);
    if (!found || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) throw new errors.NotFoundError();
    const mayRead = await sessionReader(strapi, ctx);
    if (mayRead === null) throw new errors.UnauthorizedError('Please sign in');
    if (!shownUids.some(mayRead)) throw new errors.ForbiddenError('This account does not work on the content');

    if (found.status === 'draft') answerWithDrafts(ctx, mayRead);
    ctx.path = found.call;
    try {
      await next();
    } catch (error) {
      if (!v.isValiError(error)) throw error;
      refuse(ctx, 422, 'UnprocessableContentError', 'This draft lacks something that the site needs');
    }
    neverStore(ctx);
  };
}) satisfies Core.MiddlewareFactory;
