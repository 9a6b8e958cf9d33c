import type { Core } from '@strapi/strapi';
import { createTrashedEntries } from '../../../content';
import { runAsSystem } from '../../../lib/run-as-system';
import { createKeptFiles } from '../../../media';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Removes for good what lay there for too long at this time. */
  removeOld: (now: number) =>
    runAsSystem(async () => {
      await createTrashedEntries(strapi).removeOld(now);
      await createKeptFiles(strapi).removeOld(now);
    }),
});
