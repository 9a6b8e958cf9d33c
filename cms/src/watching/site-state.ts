import { statfs } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { problemOf } from '../contracts/backup';
import { isSiteOpen } from '../content';
import { type SiteState, siteStatePath, type Upkeep, upkeepPath } from '../contracts/watching';
import { servePanel } from '../lib/panel-routes';
import { hasRole, ministryAdminCode, runAsSystem, superAdminCode } from '../lib/viewer';
import { idleAccounts, readBackupState, shownCount } from '../panel';
import { readOutbox } from '../mail';
import { countWeeklyRequests } from '../requests';
import { readCertificateEnd } from './certificate';
import { readBrokenLinks } from './links';
import { publishedState, readFailures } from './web-servers';

/** Of the disk that the uploads lie on; null if the system does not say. */
export async function readDisk(strapi: Core.Strapi): Promise<SiteState['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(strapi.dirs.static.public);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return null;
  }
}

async function readRequestsThisWeek(strapi: Core.Strapi, now: number): Promise<SiteState['requestsThisWeek']> {
  const counts = await countWeeklyRequests(strapi, 1, now);
  return shownCount(counts.reduce((sum, { en, es }) => sum + en + es, 0));
}

export function serveSiteState(strapi: Core.Strapi): void {
  servePanel(strapi, 'global::site-editor', {
    [`GET ${siteStatePath}`]: async (ctx) => {
      const now = Date.now();
      const readsRequests = hasRole(strapi, ministryAdminCode) || hasRole(strapi, superAdminCode);
      const backup = await readBackupState(strapi);
      // The outbox is closed to accounts; these are numbers alone.
      const state: SiteState = await runAsSystem(async () => ({
        isOpen: await isSiteOpen(strapi),
        published: await publishedState(strapi, now),
        mails: await readOutbox(strapi, now),
        backup: { succeededAt: backup?.succeededAt ?? null, problem: problemOf(backup, now) },
        requestsThisWeek: readsRequests ? await readRequestsThisWeek(strapi, now) : null,
        disk: await readDisk(strapi),
        ...(await readFailures(strapi, now)),
        certificateEnd: await readCertificateEnd(strapi),
      }));
      ctx.body = state;
    },

    [`GET ${upkeepPath}`]: async (ctx) => {
      const idle = hasRole(strapi, superAdminCode) ? await idleAccounts(strapi, Date.now()) : null;
      ctx.body = { ...(await readBrokenLinks(strapi)), idleAccounts: idle } satisfies Upkeep;
    },
  });
}
