import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { deskAccount } from '../requests';
import { hasSession } from '../lib/viewer';
import { accountOf } from '../lib/account';

/** Allows signed-in accounts that handle requests. Strapi has authenticated the call before. */
export default ({ state }: Pick<Context, 'state'>): boolean => {
  const user = accountOf(state);
  // Strapi treats an admin token as its owner, and does not end the open session of a blocked account.
  if (!hasSession(state) || user?.blocked === true) throw new errors.UnauthorizedError();
  if (deskAccount(user) === null) throw new errors.ForbiddenError();
  return true;
};
