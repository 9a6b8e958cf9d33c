import type { Core } from '@strapi/strapi';
import { startSchedule, type Job } from '../lib/schedule';

/** What the program does again and again by itself. */
const jobs: readonly Job[] = [];

let stop = () => Promise.resolve();

/**
 * Begins when the server listens: the commands load the same program without a server, and do one thing only.
 */
export function scheduleJobs(strapi: Core.Strapi): void {
  strapi.server.httpServer.once('listening', () => {
    stop = startSchedule(strapi, jobs);
  });
}

export async function stopJobs(): Promise<void> {
  await stop();
}
