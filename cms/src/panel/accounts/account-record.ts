import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { dayMs } from '../../contracts/day';
import { accountChangesSchema, type AccountChanges } from '../../contracts/prayer-desk';
import { accountOf, readerOf } from '../../lib/account';
import { table } from '../../lib/table';
import { actsForUser, runAsSystem } from '../../lib/viewer';
import { accountChangeUid } from '../../requests';

type AccountChangeKind = AccountChanges['changes'][number]['change'];

/** What was changed; for roles, access and names, `detail` holds the old and new value. */
export type AccessChange = { change: AccountChangeKind; detail?: string };
/** Nobody signs in with a name, so its change ends no session and is told to nobody. */
export type Change = AccessChange | { change: 'name'; detail: string };

type Origin = 'another-account' | 'own-account' | 'mailed-link' | 'program';

/** The author of a change. With a mailed link nobody is signed in; a command on the server counts as the program. */
export type Actor = { origin: Origin; id: number | null; name: string | null };

type Named = { id: number; name: string };

export function actorOn(strapi: Core.Strapi, accountId: number): Actor {
  const user = accountOf(strapi.requestContext.get()?.state);
  if (!actsForUser(strapi)) return { origin: 'program', id: null, name: null };
  if (!user) return { origin: 'mailed-link', id: null, name: null };
  const { id, name } = readerOf(user);
  return { origin: id === accountId ? 'own-account' : 'another-account', id, name };
}

export async function recordChanges(
  strapi: Core.Strapi,
  account: Named,
  changes: readonly Change[],
  actor: Actor,
): Promise<void> {
  const changedAt = new Date();
  for (const { change, detail } of changes) {
    await runAsSystem(() =>
      strapi.db.query(accountChangeUid).create({
        data: {
          changedAt,
          accountId: account.id,
          accountName: account.name,
          change,
          detail: detail ?? null,
          origin: actor.origin,
          actorId: actor.id,
          actorName: actor.name,
        },
      }),
    );
  }
}

const noticeDays = 14;

/** Changes to this account by others during the last two weeks, latest first. */
export async function changesByOthers(strapi: Core.Strapi, accountId: number, now: number): Promise<AccountChanges> {
  const rows = await runAsSystem(() =>
    table(strapi, accountChangeUid).findMany({
      select: ['change', 'changedAt', 'actorName'],
      where: {
        accountId,
        origin: { $in: ['another-account', 'program'] },
        change: { $notIn: ['created', 'name'] },
        changedAt: { $gt: new Date(now - noticeDays * dayMs) },
      },
      orderBy: [{ changedAt: 'desc' }, { id: 'desc' }],
    }),
  );
  return v.parse(accountChangesSchema, { changes: rows });
}

/** Ended by a change of the password, or by any change that somebody else made. */
export async function sessionsEndedAt(strapi: Core.Strapi, accountId: number): Promise<number | null> {
  const row = await runAsSystem(() =>
    table(strapi, accountChangeUid).findOne({
      select: ['changedAt'],
      where: {
        accountId,
        $or: [{ change: 'password' }, { origin: { $ne: 'own-account' }, change: { $ne: 'name' } }],
      },
      orderBy: { changedAt: 'desc' },
    }),
  );
  return row && Date.parse(row.changedAt);
}
