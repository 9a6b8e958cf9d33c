import type { Problem } from '../../contracts/publishing';
import type { ScheduledAction, Times } from '../../contracts/schedule';
import { isLocalTime, momentsOf } from '../../contracts/time-zone';

export type Moments = Record<ScheduledAction, number | null>;

/** The moments that are meant; of a time that comes twice, the first. Problems name their fields. */
export function readTimes(times: Times, timeZone: string, now: number): { moments: Moments; problems: Problem[] } {
  const problems: Problem[] = [];
  function read(action: ScheduledAction): number | null {
    const local = times[action];
    if (local === '') return null;
    const [at] = isLocalTime(local) ? momentsOf(local, timeZone) : [now];
    if (!isLocalTime(local)) problems.push({ path: [action], code: 'problem.time.invalid' });
    else if (at === undefined) problems.push({ path: [action], code: 'problem.time.skipped' });
    else if (at <= now) problems.push({ path: [action], code: 'problem.time.past' });
    return at ?? null;
  }
  const moments = { publish: read('publish'), unpublish: read('unpublish') };
  const { publish, unpublish } = moments;
  const isTooEarly = publish !== null && unpublish !== null && unpublish <= publish;
  if (isTooEarly && problems.length === 0) problems.push({ path: ['unpublish'], code: 'problem.time.order' });
  return { moments, problems };
}
