import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { deskAccount } from '../requests';
import { hasSession } from '../lib/viewer';
import { isRecord } from '../lib/is-record';

/** Lets a call through to those who look after requests and have signed in. Who that is, Strapi has settled before. */
const deskAccountPolicy = ({ state }: Pick<Context, 'state'>): boolean => {
  const user: unknown = state['user'];
  // Strapi takes the token of a program for its owner, and keeps an open session of an account that has been blocked.
  if (!hasSession(state) || (isRecord(user) && user['blocked'] === true)) {
    throw new errors.UnauthorizedError();
  }
  if (deskAccount(user) === null) {
    throw new errors.ForbiddenError();
  }
  return true;
};

export default deskAccountPolicy;
