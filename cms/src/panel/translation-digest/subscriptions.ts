import type { Core } from '@strapi/strapi';
import { mailedAccounts } from '../../lib/account';
import { boardPermission } from '../../api/translation-board/contract';
import { table } from '../../lib/table';
import { withAdvisoryLock } from '../../lib/advisory-lock';

const subscriptionUid = 'api::translation-board.digest-subscription';

/** As `2026-11`. */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

export async function isSubscribed(strapi: Core.Strapi, accountId: number): Promise<boolean> {
  return (await strapi.db.query(subscriptionUid).count({ where: { accountId } })) > 0;
}

/** The first email comes next month. */
export async function subscribe(strapi: Core.Strapi, accountId: number, wanted: boolean): Promise<void> {
  await withAdvisoryLock(strapi, `translation digest of account ${accountId}`, async () => {
    const subscriptions = strapi.db.query(subscriptionUid);
    if (!wanted) {
      await subscriptions.deleteMany({ where: { accountId } });
    } else if (!(await isSubscribed(strapi, accountId))) {
      await subscriptions.create({ data: { accountId, month: monthOf(Date.now()) } });
    }
  });
}

/** The accounts whose email of this month is due; each is named once a month, whether it gets one or not. */
export async function takeDueSubscribers(strapi: Core.Strapi, month: string) {
  const subscriptions = table(strapi, subscriptionUid);
  const due = await subscriptions.findMany({ where: { month: { $ne: month } } });
  if (due.length === 0) return [];
  const ids = due.map(({ accountId }) => accountId);
  await subscriptions.updateMany({ where: { accountId: { $in: ids } }, data: { month } });
  // An account may have lost the board since it subscribed.
  const accounts = await table(strapi, 'admin::user').findMany({
    where: { id: { $in: ids }, isActive: true, roles: { permissions: { ...boardPermission } } },
    orderBy: { id: 'asc' },
  });
  return mailedAccounts(accounts);
}
