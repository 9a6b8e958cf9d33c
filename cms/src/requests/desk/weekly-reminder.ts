import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { weekOf } from '../../api/day/contract';
import { builtInLocales } from '../../api/language/contract';
import type { Reminder, ReminderChange } from '../../api/weekly-reminder/contract';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { mailSettings } from '../../lib/mail/settings';
import { runAsSystem } from '../../lib/run-as-system';
import { deskAccount } from './team';

const subscriptionUid = 'api::weekly-reminder.reminder-subscription';

const languageSchema = v.picklist(builtInLocales);
const subscriptionSchema = v.object({ accountId: v.number(), language: languageSchema });
const accountSchema = v.looseObject({ id: v.number(), email: v.string(), preferedLanguage: v.nullish(v.string()) });

const subscriptions = (strapi: Core.Strapi) => strapi.db.query(subscriptionUid);

export async function reminderOf(strapi: Core.Strapi, account: unknown): Promise<Reminder> {
  const { id: accountId, preferedLanguage } = v.parse(accountSchema, account);
  const row: unknown = await runAsSystem(() => subscriptions(strapi).findOne({ where: { accountId } }));
  const found = v.parse(v.nullable(subscriptionSchema), row);
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
  const rows: unknown = await subscriptions(strapi).findMany({ where: { week: { $ne: week } } });
  const due = v.parse(v.array(subscriptionSchema), rows);
  if (due.length === 0) return [];
  const ids = due.map(({ accountId }) => accountId);
  await subscriptions(strapi).updateMany({ where: { accountId: { $in: ids } }, data: { week } });
  const accounts: unknown[] = await strapi.db.query('admin::user').findMany({
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
    return [{ id, email: v.parse(accountSchema, found).email, language, readsConfidential }];
  });
}
