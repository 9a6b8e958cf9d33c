import type { Core } from '@strapi/strapi';
import { withAdvisoryLock } from '../../lib/advisory-lock';

/**
 * Serializes choosing the next request and changing one: two members who ask at once get different requests, and what
 * was read before a change is still true when it is written.
 */
export function withDeskLock<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  return withAdvisoryLock(strapi, 'prayer-desk', work);
}
