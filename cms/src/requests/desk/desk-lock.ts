import type { Core } from '@strapi/strapi';
import { withAdvisoryLock } from '../../lib/advisory-lock';

/**
 * Choosing whom to pray for and changing a request are done one at a time by whoever uses the desk: two who ask at once
 * are given different requests, and what was read before a change still holds when it is written.
 */
export function withDeskLock<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  return withAdvisoryLock(strapi, 'prayer-desk', work);
}
