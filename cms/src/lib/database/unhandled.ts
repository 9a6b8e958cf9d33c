import type { Core } from '@strapi/strapi';
import { unhandledRejections } from '../metrics';
import { isDatabaseUnavailable, logOutage } from './unavailable';

/**
 * A last resort for promises that Strapi does not await: a short database outage must not end the process. Any other
 * unhandled rejection still does.
 */
export function surviveOutages(strapi: Core.Strapi): () => void {
  const survive = (error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    unhandledRejections.inc();
    logOutage(strapi, error);
  };
  process.on('unhandledRejection', survive);
  return () => process.off('unhandledRejection', survive);
}
