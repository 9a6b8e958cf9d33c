import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { boardPermission } from '../contracts/translation-board';
import { abilityOf, mayWithAll } from '../lib/abilities';
import { accountOf } from '../lib/account';
import { hasSession } from '../lib/viewer';

/** Allows signed-in accounts that may edit the site. Strapi has authenticated the call before. */
export default (ctx: Pick<Context, 'state'>, _config: unknown, { strapi }: { strapi: Core.Strapi }): boolean => {
  const { state } = ctx;
  // Strapi treats an admin token as its owner, and does not end the open session of a blocked account.
  if (!hasSession(state) || accountOf(state)?.blocked === true) throw new errors.UnauthorizedError();
  const { action, subject: uid } = boardPermission;
  if (!mayWithAll(strapi, abilityOf(ctx), { action, uid })) throw new errors.ForbiddenError();
  return true;
};
