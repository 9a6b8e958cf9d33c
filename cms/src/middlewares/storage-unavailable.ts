import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { createOutageLog } from '../lib/outage-log';
import { StoreUnavailable } from '../lib/file-store/file-store';
import { refuseForNow } from '../lib/refuse';
import { storedFiles } from '../lib/stored-files';

/** Answers 503 to calls that need pictures or videos while their storage does not answer, and logs an outage once. */
const storageUnavailable: Core.MiddlewareFactory = (_config, { strapi }) => {
  const log = createOutageLog();

  return async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      const { name } = storedFiles(strapi);
      log(strapi, `There is no answer from ${name} (${error.reason}): calls that need it get 503`);
      refuseForNow(ctx, error.message);
    }
  };
};

export default storageUnavailable;
