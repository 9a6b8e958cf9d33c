import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { createOutageLog } from '../lib/database/unavailable';
import { StoreUnavailable } from '../lib/file-store/file-store';
import { refuseForNow } from '../lib/refuse';
import { storedFiles } from '../lib/stored-files';
import { LaneFull } from '../lib/worker-lane';

/** Answers 503 to calls for which the lane has no room, or whose files are in a storage that does not answer. Logs an outage once. */
export default ((_config, { strapi }) => {
  const log = createOutageLog();

  return async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        const { name } = storedFiles(strapi);
        log(strapi, `There is no answer from ${name} (${error.reason}): calls that need it get 503`);
      } else if (!(error instanceof LaneFull)) throw error;
      refuseForNow(ctx, error.message);
    }
  };
}) satisfies Core.MiddlewareFactory;
