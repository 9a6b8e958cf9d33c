import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { MissedReason } from '../../contracts/schedule';
import { errorCode } from '../../contracts/watching';
import { createScheduledChanges, readTimeZone, type ScheduledRow } from '../../content';
import { isDatabaseUnavailable } from '../../lib/database/unavailable';
import type { Job } from '../../lib/schedule';
import { mailAccount } from '../../mail';
import { alertedAccounts } from '../accounts/alerted-accounts';
import { findPublisher } from '../accounts/signed-in-account';

/** Two people may have met at an entry, so what fails for no reason of its own is tried again for this time. */
const retryMs = 10_000;

function reasonOf(error: unknown): MissedReason {
  if (error instanceof errors.ForbiddenError) return 'account';
  return error instanceof errors.ApplicationError ? 'refused' : 'failed';
}

async function tellOf(strapi: Core.Strapi, change: ScheduledRow): Promise<void> {
  const { id, uid, language, action, dueAt } = change;
  const timeZone = await readTimeZone(strapi);
  for (const account of await alertedAccounts(strapi, [change.accountId])) {
    await mailAccount(strapi, account, {
      key: `missed schedule ${id}`,
      template: 'missed-schedule',
      parameters: { uid, language, action, dueAt, timeZone },
    });
  }
}

/** Publishes and unpublishes what is due, each for itself: in every CMS, but only one at a time does something. */
export function carryOutSchedule(): Job {
  async function carryOut(strapi: Core.Strapi, change: ScheduledRow, now: number): Promise<void> {
    const { uid, entryId, action, dueAt, accountId } = change;
    const changes = createScheduledChanges(strapi);
    try {
      const account = await findPublisher(strapi, accountId, change);
      if (account === null) throw new errors.ForbiddenError();
      await changes.carryOut(change, account);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      const reason = reasonOf(error);
      if (reason === 'failed' && now < Date.parse(dueAt) + retryMs) return;
      const what = `The scheduled “${action}” of ${uid} ${entryId}`;
      strapi.log.error(`${what} was not done: ${reason} (${errorCode(error)})`);
      await changes.miss(change, reason, () => tellOf(strapi, change));
    }
  }

  return {
    name: 'schedule',
    everyMs: 2_000,
    hasOwnTransactions: true,
    async run(strapi, now, stopping) {
      for (const change of await createScheduledChanges(strapi).due(now)) {
        if (stopping.aborted) return;
        await carryOut(strapi, change, now);
      }
    },
  };
}
