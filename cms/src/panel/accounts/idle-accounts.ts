import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { dayMs, utcDay } from '../../contracts/day';
import type { Upkeep } from '../../contracts/watching';
import { maySignIn, readerOf } from '../../lib/account';
import { type Row, table } from '../../lib/table';
import { runAsSystem } from '../../lib/viewer';

const daySchema = v.nullish(v.pipe(v.string(), v.isoDate()));

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'last-sign-in' });

/** Keeps the day alone. The panel begins a session at each sign-in, and again while it is open. */
export function recordSignIns(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::session'],
    async afterCreate({ result }: { result?: Row<'admin::session'> }) {
      if (result?.origin !== 'admin') return;
      await storeOf(strapi).set({ key: result.userId, value: utcDay(Date.now()) });
    },
  });
}

/** Accounts that could sign in and have not for a year; days were not kept before the first call. */
export async function idleAccounts(strapi: Core.Strapi, now: number): Promise<NonNullable<Upkeep['idleAccounts']>> {
  const store = storeOf(strapi);
  const dayOf = async (key: string) => v.parse(daySchema, await store.get({ key }));
  const begun = (await dayOf('begun')) ?? utcDay(now);
  await store.set({ key: 'begun', value: begun });
  const accounts = await runAsSystem(() => table(strapi, 'admin::user').findMany({ where: { isActive: true } }));
  const idle = accounts.filter(maySignIn).map(async (account) => {
    const created = utcDay(Date.parse(account.createdAt));
    const since = (await dayOf(String(account.id))) ?? (created > begun ? created : begun);
    return { name: readerOf(account).name, since };
  });
  return (await Promise.all(idle)).filter(({ since }) => since < utcDay(now - 365 * dayMs));
}
