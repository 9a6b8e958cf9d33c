import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { createOutageLog } from '../lib/outage-log';
import { StoreUnavailable } from '../lib/file-store/file-store';
import { refuseForNow } from '../lib/refuse';
import { storedFiles } from '../lib/stored-files';
import { LaneFull } from '../lib/worker-lane';

/** A flood that is refused at once comes back at once. */
const fullLaneDelayMs = 1_000;

/**
 * Answers 503 to calls that need files while their storage does not answer, which is logged once, and to those for whose
 * work no place is free.
 */
const tryLater: Core.MiddlewareFactory = (_config, { strapi }) => {
  const log = createOutageLog();

  return async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof LaneFull) {
        await delay(fullLaneDelayMs);
        refuseForNow(ctx, error.message);
        return;
      }
      if (!(error instanceof StoreUnavailable)) throw error;
      const { name } = storedFiles(strapi);
      log(strapi, `There is no answer from ${name} (${error.reason}): calls that need it get 503`);
      refuseForNow(ctx, error.message);
    }
  };
};

export default tryLater;
