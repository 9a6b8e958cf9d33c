import type { Core } from '@strapi/strapi';
import { dayMs } from '../day/contract';
import { type Job, startSchedule } from '../../lib/schedule';
import createTrash from './services/trash';

const emptyTrash: Job = {
  name: 'empty-trash',
  everyMs: dayMs,
  transactions: 'one transaction',
  run: (strapi, now) => createTrash({ strapi }).removeOld(now),
};

let stop = () => Promise.resolve();

/** Starts when the server listens, because commands load the same program without a server. */
export function scheduleTrash(strapi: Core.Strapi): void {
  strapi.server.httpServer.once('listening', () => {
    stop = startSchedule(strapi, [emptyTrash]);
  });
}

export const stopEmptyingTrash = (): Promise<void> => stop();
