import type { Core } from '@strapi/strapi';
import { isProgram } from '../lib/as-program';
import { isRecord } from '../lib/is-record';
import { prayerTeamCode } from './role-codes';

/** Somebody else is asking: a request is being answered, and the program does not act on its own account. */
export function actsForSomebody(strapi: Core.Strapi): boolean {
  return strapi.requestContext.get() !== undefined && !isProgram();
}

/** The account whose request is being answered has the role of this code. */
export function hasRole(strapi: Core.Strapi, code: string): boolean {
  const user: unknown = strapi.requestContext.get()?.state['user'];
  if (!isRecord(user) || !Array.isArray(user['roles'])) return false;
  return user['roles'].some((role: unknown) => isRecord(role) && role['code'] === code);
}

/** Only with the role itself: a super admin has every permission, and confidential means the prayer team alone. */
export function maySeeConfidential(strapi: Core.Strapi): boolean {
  return !actsForSomebody(strapi) || hasRole(strapi, prayerTeamCode);
}
