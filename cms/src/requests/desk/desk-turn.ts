import type { Core } from '@strapi/strapi';
import { exclusively } from '../../lib/exclusively';

/**
 * Choosing whom to pray for and changing a request are done one at a time by whoever uses the desk: two who ask at once
 * are given different requests, and what was read before a change still holds when it is written.
 */
export function inTurn<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  return exclusively(strapi, 'prayer-desk', work);
}
