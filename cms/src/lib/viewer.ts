import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { isRecord } from './is-record';

/** Strapi's super admin, and the roles created at the start. */
export const superAdminCode = 'strapi-super-admin';
export const ministryAdminCode = 'ministry-admin';
export const prayerTeamCode = 'prayer-team';
/** Held beside one of the others: it says who watches over the requests, and gives no access to them. */
export const teamLeadCode = 'team-lead';
export const strapiRoles = ['strapi-editor', 'strapi-author'];

const storage = new AsyncLocalStorage<true>();

/** Runs work of the CMS itself, without the permission checks for the signed-in user. */
export function runAsSystem<T>(work: () => T): T {
  return storage.run(true, work);
}

export function isSystem(): boolean {
  return storage.getStore() === true;
}

/** True while a call is being answered with its user's rights. Code outside of calls, such as a start or a command, does not. */
export function actsForUser(strapi: Core.Strapi): boolean {
  return strapi.requestContext.get() !== undefined && !isSystem();
}

/** Strapi records the session of a call; an API token has none, whoever owns it. */
export function hasSession(state: Readonly<Record<string, unknown>> | undefined): boolean {
  return isRecord(state?.['session']) && typeof state['session']['id'] === 'string';
}

/** True if somebody has signed in: with an admin token Strapi reports its owner as the user, without a session. */
export function isSignedIn(strapi: Core.Strapi): boolean {
  const state = strapi.requestContext.get()?.state;
  return isRecord(state?.['user']) && hasSession(state);
}

export function isAdminTokenCall(strapi: Core.Strapi): boolean {
  return actsForUser(strapi) && isRecord(strapi.requestContext.get()?.state['user']) && !isSignedIn(strapi);
}

function rolesOfCaller(strapi: Core.Strapi): unknown[] {
  const state = strapi.requestContext.get()?.state;
  const user: unknown = state?.['user'];
  if (!hasSession(state) || !isRecord(user) || !Array.isArray(user['roles'])) return [];
  return user['roles'].map((role: unknown) => isRecord(role) && role['code']);
}

export const hasRole = (strapi: Core.Strapi, code: string): boolean => rolesOfCaller(strapi).includes(code);

/** The role itself is required: a super admin has every permission, but these requests are for the prayer team only. */
export const readsConfidential = (codes: readonly unknown[]): boolean => codes.includes(prayerTeamCode);

/** Nobody has a role outside of a call, so code that has lost its context sees nothing. */
export function maySeeConfidential(strapi: Core.Strapi): boolean {
  return isSystem() || readsConfidential(rolesOfCaller(strapi));
}
