import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { boardPermission, type Digest, digestChangeSchema, digestPath } from '../../api/translation-board/contract';
import { mailedAccounts, requireAccount } from '../../lib/account';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { mailSettings } from '../../lib/mail/settings';
import { servePanel } from '../../lib/panel-routes';
import { table } from '../../lib/table';

const subscriptionUid = 'api::translation-board.digest-subscription';

/** As `2026-11`. */
export const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

async function isSubscribed(strapi: Core.Strapi, accountId: number): Promise<boolean> {
  return (await strapi.db.query(subscriptionUid).count({ where: { accountId } })) > 0;
}

/** The first email comes next month. */
async function subscribe(strapi: Core.Strapi, accountId: number, wanted: boolean): Promise<void> {
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

/** An account's own wish for the monthly email. */
export function serveDigest(strapi: Core.Strapi): void {
  async function digestOf(ctx: Context): Promise<Digest> {
    return { wanted: await isSubscribed(strapi, requireAccount(ctx).id), canBeSent: mailSettings(strapi) !== null };
  }

  servePanel(strapi, 'global::site-editor', {
    [`GET ${digestPath}`]: async (ctx) => {
      ctx.body = await digestOf(ctx);
    },
    [`PUT ${digestPath}`]: async (ctx) => {
      const change = v.safeParse(digestChangeSchema, ctx.request.body);
      if (!change.success) throw new errors.ValidationError('Say whether the email is wanted');
      await subscribe(strapi, requireAccount(ctx).id, change.output.wanted);
      ctx.body = await digestOf(ctx);
    },
  });
}
