import { dayMs } from '../../src/contracts/day';
import { changeTogether } from './database';
import type { OwnCms } from './own-cms';
import { forms } from './submissions';

const times = ['received_at', 'closed_at', 'warned_at'];

/** Ages all stored requests by this many days, or only one of them. */
export async function letDaysPass({ environment }: OwnCms, days: number, reference?: string): Promise<void> {
  const onPostgres = 'DATABASE_URL' in environment;
  const earlier = onPostgres ? `interval '${days} days'` : `${days * dayMs}`;
  const changes = times.map((column) => `${column} = ${column} - ${earlier}`).join(', ');
  const which = reference === undefined ? '' : ` WHERE reference = '${reference}'`;
  // One transaction, so that retention never sees some requests aged and others not.
  await changeTogether(environment, [
    ...(onPostgres ? [`SELECT pg_advisory_xact_lock(hashtext('job-retention'))`] : []),
    ...forms.map(({ table }) => `UPDATE ${table} SET ${changes}${which}`),
  ]);
}
