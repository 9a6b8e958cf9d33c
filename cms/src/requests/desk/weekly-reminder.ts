import type { Core } from '@strapi/strapi';
import { weekOf } from '../../contracts/day';
import type { Account } from '../../lib/account';
import type { Reminder, ReminderChange } from '../../contracts/weekly-reminder';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { mailSettings } from '../../mail';
import { table } from '../../lib/table';
import { runAsSystem } from '../../lib/viewer';
import { deskAccount } from './team';

const subscriptionUid = 'api::weekly-reminder.reminder-subscription';

const subscriptions = (strapi: Core.Strapi) => table(strapi, subscriptionUid);

export async function reminderOf(strapi: Core.Strapi, { id: accountId, preferedLanguage }: Account): Promise<Reminder> {
  const found = await runAsSystem(() => subscriptions(strapi).findOne({ where: { accountId } }));
  return {
    wanted: found !== null,
    language: found?.language ?? (preferedLanguage === 'es' ? 'es' : 'en'),
    canBeSent: mailSettings(strapi) !== null,
  };
}

/** The first mail comes next week. */
export async function changeReminder(
  strapi: Core.Strapi,
  accountId: number,
  { wanted, language }: ReminderChange,
  now: number,
): Promise<void> {
  await runAsSystem(() =>
    withAdvisoryLock(strapi, `weekly reminder of account ${accountId}`, async () => {
      if (!wanted) {
        await subscriptions(strapi).deleteMany({ where: { accountId } });
        return;
      }
      const { count } = await subscriptions(strapi).updateMany({ where: { accountId }, data: { language } });
      if (count === 0) await subscriptions(strapi).create({ data: { accountId, language, week: weekOf(now) } });
    }),
  );
}

export type ReminderRecipient = { id: number; email: string; language: 'en' | 'es'; readsConfidential: boolean };

/** The members whose mail of this week is due; each is named once a week, whether there is something to tell or not. */
export async function takeDueReminders(strapi: Core.Strapi, week: string): Promise<ReminderRecipient[]> {
  const due = await subscriptions(strapi).findMany({ where: { week: { $ne: week } } });
  if (due.length === 0) return [];
  const ids = due.map(({ accountId }) => accountId);
  await subscriptions(strapi).updateMany({ where: { accountId: { $in: ids } }, data: { week } });
  const accounts = await table(strapi, 'admin::user').findMany({
    where: { id: { $in: ids } },
    orderBy: { id: 'asc' },
    populate: ['roles'],
  });
  return accounts.flatMap((found) => {
    // An account may have been blocked, or have left the team, since it subscribed.
    const account = deskAccount(found);
    const language = due.find(({ accountId }) => accountId === account?.id)?.language;
    if (account === null || language === undefined) return [];
    const { id, readsConfidential } = account;
    return [{ id, email: found.email, language, readsConfidential }];
  });
}
