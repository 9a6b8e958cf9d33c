import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { isMediaAdmin, requireSignedIn } from '../panel';

export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }): Promise<boolean> => {
  if (!isMediaAdmin(await requireSignedIn(strapi, ctx))) {
    throw new errors.ForbiddenError('This account does not have permission to change the timeline or its pictures');
  }
  return true;
};
