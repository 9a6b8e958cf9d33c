import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { runAsSystem } from '../../lib/run-as-system';
import { sessionsEndedAt } from './account-record';

const sessionUid = 'admin::session';

const accountSchema = v.object({ isActive: v.literal(true), blocked: v.nullish(v.literal(false)) });
const sessionsSchema = v.array(v.object({ id: v.number(), metadata: v.unknown() }));
const metadataSchema = v.object({ loginAt: v.pipe(v.string(), v.isoTimestamp()) });

function signedInAt(metadata: unknown): number {
  const known = v.safeParse(metadataSchema, metadata);
  return known.success ? Date.parse(known.output.loginAt) : 0;
}

/**
 * Ends all of them if the account may not sign in. Strapi checks the session with each call, so this takes effect at
 * once.
 */
export async function endSessionsFromBefore(strapi: Core.Strapi, accountId: number, time = 0): Promise<void> {
  await runAsSystem(async () => {
    const account: unknown = await strapi.db.query('admin::user').findOne({ where: { id: accountId } });
    const endedAt = v.is(accountSchema, account)
      ? Math.max(time, (await sessionsEndedAt(strapi, accountId)) ?? 0)
      : Infinity;
    const sessions: unknown = await strapi.db
      .query(sessionUid)
      .findMany({ select: ['id', 'metadata'], where: { userId: String(accountId), origin: 'admin' } });
    const ended = v.parse(sessionsSchema, sessions).filter(({ metadata }) => signedInAt(metadata) < endedAt);
    if (ended.length === 0) return;
    await strapi.db.query(sessionUid).deleteMany({ where: { id: { $in: ended.map(({ id }) => id) } } });
  });
}

const createdSchema = v.object({ userId: v.string(), origin: v.literal('admin') });

/** A refresh token exchanged at the same moment would create a new session, so each is checked after it is stored. */
export function endLeftoverSessions(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [sessionUid],
    async afterCreate({ result }: { result?: unknown }) {
      const session = v.safeParse(createdSchema, result);
      if (session.success) await endSessionsFromBefore(strapi, Number(session.output.userId));
    },
  });
}
