import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { StoreUnavailable } from '../lib/file-store/file-store';
import { refuse } from '../lib/refuse';
import { storedFiles } from '../lib/stored-files';

const retryAfterSeconds = 5;
const quietMs = 10_000;

/** Answers 503 to calls that need pictures or videos while their storage does not answer, and logs an outage once. */
const storageUnavailable: Core.MiddlewareFactory = (_config, { strapi }) => {
  let quietUntil = 0;

  function logOutage({ reason }: StoreUnavailable): void {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + quietMs;
    strapi.log.error(`There is no answer from ${storedFiles(strapi).name} (${reason}): calls that need it get 503`);
  }

  return async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      logOutage(error);
      ctx.set({ 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' });
      refuse(ctx, 503, 'ServiceUnavailableError', error.message);
    }
  };
};

export default storageUnavailable;
