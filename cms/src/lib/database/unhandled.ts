import type { Core } from '@strapi/strapi';
import { unhandledRejections } from '../metrics';
import { isDatabaseUnavailable, logOutage } from './unavailable';

/** For promises that Strapi does not await: a short outage must not end the process. Other rejections still do. */
export function surviveOutages(strapi: Core.Strapi): () => void {
  const survive = (error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    unhandledRejections.inc();
    logOutage(strapi, error);
  };
  process.on('unhandledRejection', survive);
  return () => process.off('unhandledRejection', survive);
}
