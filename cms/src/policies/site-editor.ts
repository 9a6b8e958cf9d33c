import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { boardPermission } from '../api/translation-board/contract';
import { isRecord } from '../lib/is-record';
import { hasSession } from '../lib/viewer';

type Ability = { can: (action: string, subject: string) => boolean };

function isAbility(ability: unknown): ability is Ability {
  return isRecord(ability) && typeof ability['can'] === 'function';
}

/** Allows signed-in accounts that may edit the site. Strapi has authenticated the call before. */
const siteEditor = ({ state }: Pick<Context, 'state'>): boolean => {
  const user: unknown = state['user'];
  const ability: unknown = state['userAbility'];
  // Strapi treats an admin token as its owner, and does not end the open session of a blocked account.
  if (!hasSession(state) || (isRecord(user) && user['blocked'] === true)) {
    throw new errors.UnauthorizedError();
  }
  if (!isAbility(ability) || !ability.can(boardPermission.action, boardPermission.subject)) {
    throw new errors.ForbiddenError();
  }
  return true;
};

export default siteEditor;
