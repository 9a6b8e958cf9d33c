import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { mayWriteContent, requireSignedIn } from '../panel';

export default async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }): Promise<boolean> => {
  if (!(await mayWriteContent(strapi, await requireSignedIn(strapi, ctx)))) throw new errors.ForbiddenError();
  return true;
};
