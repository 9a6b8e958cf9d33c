import type { Core } from '@strapi/strapi';
import { isSystem } from './run-as-system';
import { isRecord } from './is-record';
import { prayerTeamCode } from './role-codes';

/** Whether a user's request is being answered, as opposed to work of the CMS itself. */
export function actsForUser(strapi: Core.Strapi): boolean {
  return strapi.requestContext.get() !== undefined && !isSystem();
}

/** Strapi records the session of a call; an API token has none, whoever owns it. */
export function hasSession(state: Readonly<Record<string, unknown>> | undefined): boolean {
  return isRecord(state?.['session']) && typeof state['session']['id'] === 'string';
}

/** Whether the call was made with an admin token: Strapi reports its owner as the user, though nobody has signed in. */
export function isAdminTokenCall(strapi: Core.Strapi): boolean {
  const state = strapi.requestContext.get()?.state;
  return actsForUser(strapi) && isRecord(state?.['user']) && !hasSession(state);
}

/** Whether the user whose request is being answered has signed in and has this role. */
export function hasRole(strapi: Core.Strapi, code: string): boolean {
  const state = strapi.requestContext.get()?.state;
  const user: unknown = state?.['user'];
  if (!hasSession(state) || !isRecord(user) || !Array.isArray(user['roles'])) return false;
  return user['roles'].some((role: unknown) => isRecord(role) && role['code'] === code);
}

/**
 * The role itself is required: a super admin has every permission, but these requests are for the prayer team only.
 */
export function maySeeConfidential(strapi: Core.Strapi): boolean {
  return !actsForUser(strapi) || hasRole(strapi, prayerTeamCode);
}
