import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { mayWriteContent, signedInAccount } from '../panel';

/** Allows accounts that may change content of any type. */
const contentEditor = async (ctx: Context, _config: unknown, { strapi }: { strapi: Core.Strapi }): Promise<boolean> => {
  const account = await signedInAccount(strapi, ctx);
  if (account === null) {
    throw new errors.UnauthorizedError();
  }
  if (!(await mayWriteContent(strapi, account))) {
    throw new errors.ForbiddenError();
  }
  return true;
};

export default contentEditor;
