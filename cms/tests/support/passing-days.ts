import type { OwnCms } from './own-cms';
import { forms } from './submissions';

const times = ['received_at', 'closed_at', 'warned_at'];

/** Lets so many days pass for all requests that are stored by now, or for one of them alone. */
export async function letDaysPass({ query, environment }: OwnCms, days: number, reference?: string): Promise<void> {
  const earlier = 'DATABASE_URL' in environment ? `interval '${days} days'` : `${days * 24 * 60 * 60_000}`;
  const changes = times.map((column) => `${column} = ${column} - ${earlier}`).join(', ');
  const which = reference === undefined ? '' : ` WHERE reference = '${reference}'`;
  for (const { table } of forms) await query(`UPDATE ${table} SET ${changes}${which}`);
}
