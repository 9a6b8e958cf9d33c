import type { SiteState } from '../../api/watching/contract';

/** What somebody should look at: the parts of the card that are marked. */
export type Concern = 'published' | 'mails' | 'undelivered' | 'backup' | 'disk' | 'errors' | 'browsers';

const hourMs = 60 * 60_000;
/** A dozen large pictures, or a short video, and a database that goes on being written. */
const leastFree = 2 * 2 ** 30;
/** A restart or lost connections make a few. */
const mostFailedAnswers = 20;

export function concernsOf(
  { published, mails, backup, disk, failedAnswers, brokenPages }: SiteState,
  now: number,
): ReadonlySet<Concern> {
  const isConcern: Record<Concern, boolean> = {
    published: published === 'behind' || published === 'unknown',
    mails: mails.since !== null && now - Date.parse(mails.since) > hourMs,
    undelivered: mails.failed > 0,
    backup: backup.problem !== null,
    disk: disk !== null && disk.free < leastFree,
    errors: failedAnswers > mostFailedAnswers,
    browsers: brokenPages > mostFailedAnswers,
  };
  const concerns = Object.keys(isConcern) as Concern[];
  return new Set(concerns.filter((concern) => isConcern[concern]));
}
