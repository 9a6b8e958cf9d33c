import type { Core } from '@strapi/strapi';
import { isDatabaseUnavailable, logOutage } from './unavailable';

/**
 * The last resort, for promises of Strapi's that nobody waits for: a database that is away for a moment must not end the
 * program. Whatever else is not handled ends it as before.
 */
export function surviveOutages(strapi: Core.Strapi): () => void {
  const survive = (error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    logOutage(strapi, error);
  };
  process.on('unhandledRejection', survive);
  return () => process.off('unhandledRejection', survive);
}
