import type { Core } from '@strapi/strapi';
import { actsForUser, hasSession } from '../../lib/viewer';

/** For a change by a signed-in member: what the program does by itself does not count as touching a request. */
export function touchedNow(strapi: Core.Strapi): { touchedAt?: Date } {
  const isMember = actsForUser(strapi) && hasSession(strapi.requestContext.get()?.state);
  return isMember ? { touchedAt: new Date() } : {};
}
