import { dayMs } from '../../contracts/day';
import type { SiteState } from '../../contracts/watching';

export type Concern = 'published' | 'mails' | 'undelivered' | 'backup' | 'disk' | 'errors' | 'browsers' | 'certificate';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A dozen large pictures, or a short video, and a database that goes on being written. */
const leastFree = 2 * 2 ** 30;
/** A restart or lost connections make a few. */
const mostFailedAnswers = 20;
/** Whoever gives certificates renews them a month before they end. */
const shortestMs = 14 * dayMs;

export function concernsOf(
  { published, mails, backup, disk, failedAnswers, brokenPages, certificateEnd }: SiteState,
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
    certificate: certificateEnd !== null && Date.parse(certificateEnd) - now < shortestMs,
  };
  const concerns = Object.keys(isConcern) as Concern[];
  return new Set(concerns.filter((concern) => isConcern[concern]));
}

type Age = { value: number; unit: 'minute' | 'hour' | 'day' };

/** Counts minutes for the first hour, hours for the first two days, then days. Null for the first minute. */
export function ageOf(time: string, now: number): Age | null {
  const minutes = Math.floor((now - Date.parse(time)) / minuteMs);
  if (minutes < 1) return null;
  if (minutes < 60) return { value: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { value: hours, unit: 'hour' } : { value: Math.floor(hours / 24), unit: 'day' };
}
