import type { Core } from '@strapi/strapi';
import { isProgram } from '../lib/as-program';
import { prayerTeamCode } from './roles';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Somebody else is asking: a request is being answered, and the program does not act on its own account. */
export function actsForSomebody(strapi: Core.Strapi): boolean {
  return strapi.requestContext.get() !== undefined && !isProgram();
}

/** Only with the role itself: a super admin has every permission, and confidential means the prayer team alone. */
export function maySeeConfidential(strapi: Core.Strapi): boolean {
  if (!actsForSomebody(strapi)) return true;
  const user: unknown = strapi.requestContext.get()?.state['user'];
  if (!isRecord(user) || !Array.isArray(user['roles'])) return false;
  return user['roles'].some((role: unknown) => isRecord(role) && role['code'] === prayerTeamCode);
}
