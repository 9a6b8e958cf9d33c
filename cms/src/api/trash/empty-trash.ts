import { createTrashedEntries } from '../../content';
import type { Job } from '../../lib/schedule';
import { createKeptFiles } from '../../media';
import { dayMs } from '../day/contract';

/** Removes for good what lay there for too long. */
export const emptyTrash: Job = {
  name: 'empty-trash',
  everyMs: dayMs,
  transactions: 'one transaction',
  run: async (strapi, now) => {
    await createTrashedEntries(strapi).removeOld(now);
    await createKeptFiles(strapi).removeOld(now);
  },
};
