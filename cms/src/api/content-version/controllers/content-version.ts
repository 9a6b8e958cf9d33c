import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { createHistory, hasHistory } from '../../../content';
import { requireAccount } from '../../../lib/account';
import { mayInContentManager } from '../../../lib/abilities';
import { idParameter, isEntryName, pathParameter } from '../../../lib/path-parameter';
import { locales } from '../../../contracts/language';

const querySchema = v.object({ language: v.optional(v.picklist(locales)) });

const missing = () => new errors.NotFoundError('This version does not exist');

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const history = createHistory(strapi);

  /** Throws if the account may not do this to it. */
  function translationOf(ctx: Context, action: 'read' | 'update') {
    ctx.set('Cache-Control', 'no-store');
    const uid = pathParameter(ctx, 'uid');
    const query = v.safeParse(querySchema, ctx.query);
    if (!hasHistory(uid) || !query.success) throw missing();
    const { language } = query.output;
    const languages = language === undefined ? {} : { languages: [language] };
    if (!mayInContentManager(strapi, ctx, { action, uid, ...languages })) throw new errors.ForbiddenError();
    const entryId = pathParameter(ctx, 'entryId');
    if (!isEntryName(entryId)) throw missing();
    return { uid, entryId, language: language ?? null };
  }

  function versionOf(ctx: Context): number {
    const id = idParameter(ctx, 'version');
    if (id === undefined) throw missing();
    return id;
  }

  function answer(ctx: Context, body: object | null): void {
    if (body === null) throw missing();
    ctx.body = body;
  }

  return {
    list: async (ctx: Context) => answer(ctx, await history.list(translationOf(ctx, 'read'))),

    compare: async (ctx: Context) => answer(ctx, await history.compare(translationOf(ctx, 'read'), versionOf(ctx))),

    restore: async (ctx: Context) => {
      answer(ctx, await history.restore(translationOf(ctx, 'update'), versionOf(ctx), requireAccount(ctx).id));
    },
  };
};
