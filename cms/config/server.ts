import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { logFormat } from '../src/lib/log-format';

export default ({ env }: Core.Config.Shared.ConfigParams): Partial<Core.Config.Server> => {
  const publicDirectory = join(resolve(env('DATA_DIR', '../.data')), 'public');
  // Strapi refuses to start when the folder that uploads go to is missing.
  mkdirSync(join(publicDirectory, 'uploads'), { recursive: true });

  return {
    host: env('CMS_HOST', '127.0.0.1'),
    port: env.int('CMS_PORT', 1337),
    // The web server goes by this too. Node accepts one connection each time it looks for what has arrived, so when the
    // CMS is busy a form that needs a new connection would wait behind all others that do.
    http: { serverOptions: { keepAliveTimeout: 600_000 } },
    app: { keys: env.array('APP_KEYS', []) },
    // The web server is the one hop in front: anything further left in X-Forwarded-For is the visitor's own claim.
    proxy: { koa: true, ipHeader: 'X-Forwarded-For', maxIpsCount: 1 },
    dirs: { public: publicDirectory },
    logger: {
      config: {
        level: env('LOG_LEVEL', 'info'),
        format: logFormat({ production: env('NODE_ENV') === 'production' }),
      },
      updates: { enabled: false },
      startup: { enabled: false },
    },
    transfer: { remote: { enabled: false } },
    webhooks: { populateRelations: false },
  };
};
