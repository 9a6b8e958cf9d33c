import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readyPath } from '../contracts/watching';

/** A database that takes longer serves nobody. */
const patienceMs = 2_000;

/** Strapi listens only after the bootstrap, so this asks the database. `/_health` says that the program lives. */
export function serveReadiness(strapi: Core.Strapi): void {
  let asking: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    try {
      await strapi.db.connection.raw('select 1');
      return true;
    } catch {
      return false;
    }
  }

  /** One question at a time, so that questions do not queue up for connections while the database is away. */
  function databaseAnswers(): Promise<boolean> {
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  }

  strapi.server.routes([
    {
      method: 'GET',
      path: readyPath,
      handler: async (ctx: Context) => {
        const isReady = await Promise.race([databaseAnswers(), delay(patienceMs, false, { ref: false })]);
        ctx.set('Cache-Control', 'no-store');
        ctx.status = isReady ? 204 : 503;
      },
      config: { auth: false },
    },
  ]);
}
