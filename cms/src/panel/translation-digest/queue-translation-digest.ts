import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { builtInLocales, otherLanguage } from '../../contracts/language';
import {
  type BoardEntry,
  type BoardLanguage,
  boardPermission,
  type Digest,
  digestChangeSchema,
  digestPath,
  numbersOf,
} from '../../contracts/translation-board';
import { createTranslationBoard } from '../../content';
import { mailSettings, type MailSettings, mailAccount } from '../../mail';
import type { Job } from '../../lib/schedule';
import { mailedAccounts, requireAccount } from '../../lib/account';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { servePanel } from '../../lib/panel-routes';
import { table } from '../../lib/table';

const subscriptionUid = 'api::translation-board.digest-subscription';

/** As `2026-11`. */
const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

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
async function takeDueSubscribers(strapi: Core.Strapi, month: string) {
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

const named = 10;

/** What a waiting entry lacks, under a title that visitors read: the one in this language, or else in the other. */
function lackOf({ languages, names }: BoardEntry, preferred: BoardLanguage) {
  const isPublic = ['published', 'behind'].includes(languages[preferred].state);
  const title = names[isPublic ? preferred : otherLanguage(preferred)];
  return builtInLocales.flatMap((language) => {
    const { state } = languages[language];
    return state === 'published' ? [] : [{ title, language, state }];
  });
}

export function queueTranslationDigest({ digestHour, pollMs }: MailSettings): Job {
  return {
    name: 'translation-digest',
    everyMs: 12 * pollMs,
    async run(strapi: Core.Strapi, now) {
      if (new Date(now).getUTCHours() < digestHour) return;
      const month = monthOf(now);
      const subscribers = await takeDueSubscribers(strapi, month);
      if (subscribers.length === 0) return;
      const { types, waiting } = await createTranslationBoard(strapi).overview();
      if (waiting.length === 0) return;
      for (const subscriber of subscribers) {
        await mailAccount(strapi, subscriber, {
          key: `translations in ${month}`,
          template: 'translation-digest',
          parameters: {
            entries: numbersOf(types, subscriber.language).entries,
            languages: { en: numbersOf(types, 'en'), es: numbersOf(types, 'es') },
            waiting: waiting.slice(0, named).flatMap((entry) => lackOf(entry, subscriber.language)),
            more: Math.max(0, waiting.length - named),
          },
        });
      }
    },
  };
}
