import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { createTrashedEntries, hasHistory, presentTrashed, referringEntries } from '../../../content';
import { abilityOf, mayInContentManager, mayWithAll } from '../../../lib/abilities';
import { accountLanguage, requireAccount } from '../../../lib/account';
import { idParameter, isEntryName, pathParameter } from '../../../lib/path-parameter';
import { createTrashedFiles, presentTrashedFile } from '../../../media';
import { locales } from '../../../contracts/language';

const querySchema = v.object({ language: v.optional(v.picklist(locales)) });

const missing = () => new errors.NotFoundError('This is not in the trash');

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const trash = createTrashedEntries(strapi);
  const files = createTrashedFiles(strapi);

  /** Who may delete may look through what was deleted. */
  const mayUse = (ctx: Context, uid: string) =>
    hasHistory(uid) && mayInContentManager(strapi, ctx, { action: 'delete', uid });
  const mayUseFiles = (ctx: Context) =>
    mayWithAll(strapi, abilityOf(ctx), { action: 'plugin::upload.assets.update', uid: 'plugin::upload.file' });

  function refuseOthers(ctx: Context): void {
    const types = Object.keys(strapi.contentTypes);
    if (!types.some((uid) => mayUse(ctx, uid)) && !mayUseFiles(ctx)) throw new errors.ForbiddenError();
  }

  function idOf(ctx: Context): number {
    const id = idParameter(ctx, 'id');
    if (id === undefined) throw missing();
    return id;
  }

  async function entryOf(ctx: Context) {
    refuseOthers(ctx);
    const entry = await trash.find(idOf(ctx));
    if (entry === undefined || !mayUse(ctx, entry.uid)) throw missing();
    return entry;
  }

  async function fileOf(ctx: Context) {
    if (!mayUseFiles(ctx)) throw new errors.ForbiddenError();
    const file = await files.find(idOf(ctx));
    if (file === undefined) throw missing();
    return file;
  }

  return {
    list: async (ctx: Context) => {
      refuseOthers(ctx);
      ctx.set('Cache-Control', 'no-store');
      const language = accountLanguage(ctx);
      const entries = (await trash.list())
        .filter(({ uid }) => mayUse(ctx, uid))
        .map((entry) => presentTrashed(strapi, entry, language));
      ctx.body = { entries, files: mayUseFiles(ctx) ? (await files.list()).map(presentTrashedFile) : [] };
    },

    restoreEntry: async (ctx: Context) => {
      const entry = await entryOf(ctx);
      if (!mayInContentManager(strapi, ctx, { action: 'create', uid: entry.uid })) throw new errors.ForbiddenError();
      const broughtBack = await trash.restore(entry, requireAccount(ctx).id);
      if (broughtBack === null) throw missing();
      ctx.body = broughtBack;
    },

    deleteEntry: async (ctx: Context) => {
      await trash.remove(await entryOf(ctx));
      ctx.status = 204;
    },

    restoreFile: async (ctx: Context) => {
      if (!(await files.bringBack(await fileOf(ctx)))) throw missing();
      ctx.status = 204;
    },

    deleteFile: async (ctx: Context) => {
      await files.forget(await fileOf(ctx));
      ctx.status = 204;
    },

    references: async (ctx: Context) => {
      const uid = pathParameter(ctx, 'uid');
      const query = v.safeParse(querySchema, ctx.query);
      const entryId = pathParameter(ctx, 'entryId');
      if (!hasHistory(uid) || !isEntryName(entryId) || !query.success) throw missing();
      if (!mayInContentManager(strapi, ctx, { action: 'read', uid })) throw new errors.ForbiddenError();
      ctx.set('Cache-Control', 'no-store');
      ctx.body = { references: await referringEntries(strapi, uid, entryId, query.output.language) };
    },
  };
};
