import { dayMs } from '../../cms/src/api/day/contract';
import type { BackupState } from '../../cms/src/api/backup/contract';

const hourMs = 60 * 60_000;

/** Whether the backup of the day is still to be made. One that failed is tried again after an hour. */
export function isDue({ succeededAt, failedAt }: BackupState, hour: number, now: number): boolean {
  const planned = Math.floor((now - hour * hourMs) / dayMs) * dayMs + hour * hourMs;
  if (succeededAt !== null && Date.parse(succeededAt) >= planned) return false;
  return failedAt === null || now - Date.parse(failedAt) >= hourMs;
}
