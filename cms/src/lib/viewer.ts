import type { Core } from '@strapi/strapi';
import { isSystem } from './run-as-system';
import { isRecord } from './is-record';
import { prayerTeamCode } from './role-codes';

/** Whether a call of a user is being answered, and the CMS is not working for itself. */
export function actsForUser(strapi: Core.Strapi): boolean {
  return strapi.requestContext.get() !== undefined && !isSystem();
}

/** Strapi records a call's session; an API token has none, whoever owns it. */
export function hasSession(state: Readonly<Record<string, unknown>> | undefined): boolean {
  return isRecord(state?.['session']) && typeof state['session']['id'] === 'string';
}

/** The call was made with an admin token: Strapi names its owner as the user, though nobody has signed in. */
export function isAdminTokenCall(strapi: Core.Strapi): boolean {
  const state = strapi.requestContext.get()?.state;
  return actsForUser(strapi) && isRecord(state?.['user']) && !hasSession(state);
}

/** The account whose request is being answered has signed in and has the role of this code. */
export function hasRole(strapi: Core.Strapi, code: string): boolean {
  const state = strapi.requestContext.get()?.state;
  const user: unknown = state?.['user'];
  if (!hasSession(state) || !isRecord(user) || !Array.isArray(user['roles'])) return false;
  return user['roles'].some((role: unknown) => isRecord(role) && role['code'] === code);
}

/** Only with the role itself: a super admin has every permission, and confidential means the prayer team alone. */
export function maySeeConfidential(strapi: Core.Strapi): boolean {
  return !actsForUser(strapi) || hasRole(strapi, prayerTeamCode);
}
