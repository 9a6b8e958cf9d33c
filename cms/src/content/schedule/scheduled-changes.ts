import type { Core } from '@strapi/strapi';
import { type MissedReason, scheduledActions } from '../../contracts/schedule';
import { type Account, accountName, runOnBehalfOf } from '../../lib/account';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { type Row, rowsOfPublication, table } from '../../lib/table';
import { runAsSystem } from '../../lib/viewer';
import { hasHistory } from '../reading/schema-fields';
import type { Moments } from './read-times';

const scheduledUid = 'api::schedule.scheduled-change';

export type ScheduledRow = Row<typeof scheduledUid>;

type Languages = readonly (string | null)[];
type Replacement = { uid: string; entryId: string; drafts: Languages; shown: Languages; moments: Moments };

const rowsIn = (strapi: Core.Strapi) => table(strapi, scheduledUid);

/** Entries to be published or unpublished at a chosen minute. Only the program reads and writes their table. */
export function createScheduledChanges(strapi: Core.Strapi) {
  const rows = () => rowsIn(strapi);
  const isPending = { missed: { $null: true } };

  /** Whoever changes, does or gives up something scheduled is alone with it. */
  const alone = <T>(work: () => Promise<T>): Promise<T> =>
    runAsSystem(() => withAdvisoryLock(strapi, 'scheduled-changes', work));

  return {
    list: (): Promise<ScheduledRow[]> =>
      runAsSystem(() => rows().findMany({ orderBy: [{ dueAt: 'asc' }, { id: 'asc' }] })),

    /** Unpublishing comes first: what should have been published meanwhile, and is over by now, is never shown. */
    due: (now: number): Promise<ScheduledRow[]> =>
      runAsSystem(() =>
        rows().findMany({
          where: { ...isPending, dueAt: { $lte: new Date(now) } },
          orderBy: [{ action: 'desc' }, { dueAt: 'asc' }, { id: 'asc' }],
        }),
      ),

    /** Puts the moments, in languages that are shown then, in place of what was scheduled or missed. */
    replace: ({ uid, entryId, drafts, shown, moments }: Replacement, account: Account): Promise<void> =>
      alone(async () => {
        const by = { accountId: account.id, accountName: accountName(account) };
        for (const language of drafts) {
          await rows().deleteMany({ where: { uid, entryId, language } });
          for (const action of shown.includes(language) ? scheduledActions : []) {
            const at = moments[action];
            const data = { uid, entryId, language, action, ...by };
            if (at !== null) await rows().create({ data: { ...data, dueAt: new Date(at) } });
          }
        }
      }),

    /** Does it in one transaction, unless somebody was quicker. */
    carryOut: ({ id, uid, entryId, language, action }: ScheduledRow, account: Account): Promise<void> =>
      alone(async () => {
        if ((await rows().count({ where: { ...isPending, id } })) === 0) return;
        if (!hasHistory(uid)) throw new Error(`${uid} is not published`);
        // The calls are the same for each of the types.
        const documents = strapi.documents(uid as 'api::article.article');
        const target = { documentId: entryId, ...(language === null ? {} : { locale: language }) };
        await runOnBehalfOf(account, () =>
          action === 'publish' ? documents.publish(target) : documents.unpublish(target),
        );
        await rows().deleteMany({ where: action === 'unpublish' ? { uid, entryId, language } : { id } });
      }),

    /** Marks it as missed, so that the panel tells why; `tell` queues the mails in the same transaction. */
    miss: ({ id }: ScheduledRow, missed: MissedReason, tell: () => Promise<void>): Promise<void> =>
      alone(async () => {
        const where = { ...isPending, id };
        const { count } = await rows().updateMany({ where, data: { missed } });
        if (count > 0) await tell();
      }),
  };
}

/**
 * Ends schedules that somebody has overtaken. An entry published by hand is not published again; one that was
 * unpublished or deleted by hand does not come back by itself, because somebody may be in danger.
 */
export function endWhatIsDoneByHand(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const isDone = action === 'publish' || action === 'unpublish' || action === 'delete';
    if (!hasHistory(uid) || !isDone) return next();
    const result = await next();
    const { documentId: entryId } = params;
    for (const language of new Set(rowsOfPublication(result).map(({ locale }) => locale))) {
      const where = { uid, entryId, language, ...(action === 'publish' ? { action } : {}) };
      await runAsSystem(() => rowsIn(strapi).deleteMany({ where }));
    }
    return result;
  });
}
