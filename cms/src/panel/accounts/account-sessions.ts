import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { maySignIn } from '../../lib/account';
import { type Row, table } from '../../lib/table';
import { runAsSystem } from '../../lib/viewer';
import { sessionsEndedAt } from './account-record';

const sessionUid = 'admin::session';

const metadataSchema = v.object({ loginAt: v.pipe(v.string(), v.isoTimestamp()) });

function signedInAt(metadata: unknown): number {
  const known = v.safeParse(metadataSchema, metadata);
  return known.success ? Date.parse(known.output.loginAt) : 0;
}

/** All of them if the account may not sign in. Strapi checks the session with each call: this takes effect at once. */
export async function endSessionsFromBefore(strapi: Core.Strapi, accountId: number, time = 0): Promise<void> {
  await runAsSystem(async () => {
    const account = await table(strapi, 'admin::user').findOne({ where: { id: accountId } });
    const endedAt =
      account && maySignIn(account) ? Math.max(time, (await sessionsEndedAt(strapi, accountId)) ?? 0) : Infinity;
    const sessions = table(strapi, sessionUid);
    const own = { userId: String(accountId), origin: 'admin' };
    const all = await sessions.findMany({ select: ['id', 'metadata'], where: own });
    const ended = all.filter(({ metadata }) => signedInAt(metadata) < endedAt);
    if (ended.length === 0) return;
    await sessions.deleteMany({ where: { id: { $in: ended.map(({ id }) => id) } } });
  });
}

/** A refresh token exchanged at the same moment would create a new session, so each is checked after it is stored. */
export function endLeftoverSessions(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [sessionUid],
    async afterCreate({ result }: { result?: Row<typeof sessionUid> }) {
      if (result?.origin === 'admin') await endSessionsFromBefore(strapi, Number(result.userId));
    },
  });
}
