import type { Core } from '@strapi/strapi';
import { keepRetention } from '../api/retention/retention-job';
import { startSchedule, type Job } from '../lib/schedule';

/** What the program does again and again by itself. */
function jobs(strapi: Core.Strapi): readonly Job[] {
  return [keepRetention(strapi)];
}

let stop = () => Promise.resolve();

/**
 * Begins when the server listens: the commands load the same program without a server, and do one thing only.
 */
export function scheduleJobs(strapi: Core.Strapi): void {
  strapi.server.httpServer.once('listening', () => {
    stop = startSchedule(strapi, jobs(strapi));
  });
}

export async function stopJobs(): Promise<void> {
  await stop();
}
