import type { Core } from '@strapi/strapi';
import { withAdvisoryLock } from '../../lib/advisory-lock';

/**
 * Two members asking at once get different requests, and what was read before a change is still true when it is
 * written.
 */
export function withDeskLock<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  return withAdvisoryLock(strapi, 'prayer-desk', work);
}
