import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { isRecord } from '../lib/is-record';
import { deskAccount } from '../api/prayer-desk/team';

/** Lets a call through to those who look after requests. Who is signed in, Strapi has settled before. */
const deskAccountPolicy = ({ state }: Pick<Context, 'state'>): boolean => {
  const user: unknown = state['user'];
  // Strapi keeps an open session of an account that has been blocked.
  if (isRecord(user) && user['blocked'] === true) {
    throw new errors.UnauthorizedError();
  }
  if (deskAccount(user) === null) {
    throw new errors.ForbiddenError();
  }
  return true;
};

export default deskAccountPolicy;
