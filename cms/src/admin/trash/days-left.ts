import { dayMs } from '../../api/day/contract';
import { trashDays } from '../../api/trash/contract';

/** Whole days until what was deleted then is gone for good. */
export function daysLeft(deletedAt: string, now: number): number {
  return Math.max(0, Math.ceil((new Date(deletedAt).getTime() + trashDays * dayMs - now) / dayMs));
}
