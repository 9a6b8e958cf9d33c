import type { Core } from '@strapi/strapi';
import { dayMs, utcDay } from '../../contracts/day';

/** How long before its deletion the team is warned of an unanswered request; long enough for a vacation. */
export const warningDays = 30;

/** Days that spam is stored; the daily mail tells the team how much there is. */
export const spamDays = 30;

export type RetentionSettings = {
  /** Days that a request is stored after it was answered or archived. */
  afterClosingDays: number;
  /** Days that any request is stored after it was received. */
  longestDays: number;
  /** How often due requests are looked for. */
  checkEveryMs: number;
};

export function retentionSettings(strapi: Core.Strapi): RetentionSettings {
  return strapi.config.get('site.retention');
}

export type Dates = {
  receivedAt: Date | string;
  closedAt?: Date | string | null;
  /** When the team was warned that it will be deleted unanswered. */
  warnedAt?: Date | string | null;
  spam?: boolean;
};

/** The columns that decide when a request is deleted, and which one it is. */
export const retentionColumns = ['id', 'reference', 'receivedAt', 'closedAt', 'warnedAt', 'spam'] as const;

type Periods = Pick<RetentionSettings, 'afterClosingDays' | 'longestDays'>;

function daysAfter(moment: Date | string, days: number): number {
  return new Date(moment).getTime() + days * dayMs;
}

export function daysBefore(moment: number, days: number): Date {
  return new Date(moment - days * dayMs);
}

/** An unanswered request stays for the whole warning: a site that was down must not delete what nobody saw. */
function deletionTime(
  { receivedAt, closedAt, warnedAt, spam }: Dates,
  { afterClosingDays, longestDays }: Periods,
): number {
  const longest = daysAfter(receivedAt, longestDays);
  if (spam) return Math.min(longest, daysAfter(receivedAt, spamDays));
  if (closedAt) return Math.min(longest, daysAfter(closedAt, afterClosingDays));
  return warnedAt ? Math.max(longest, daysAfter(warnedAt, warningDays)) : longest;
}

/** The day on which a request is deleted if nothing happens, YYYY-MM-DD. */
export function deletionDay(dates: Dates, settings: Periods): string {
  return utcDay(deletionTime(dates, settings));
}

/** An open request is deleted only after a warning, whatever its age, unless it is spam. */
export function isDueForDeletion(dates: Dates, settings: Periods, now: number): boolean {
  if (!dates.closedAt && !dates.warnedAt && !dates.spam) return false;
  return deletionTime(dates, settings) <= now;
}

/** Unanswered, and due for deletion within the warning time or already overdue. */
export function isExpiring(dates: Dates, settings: Periods, now: number): boolean {
  return !dates.closedAt && !dates.spam && deletionTime(dates, settings) - warningDays * dayMs <= now;
}

/** The same for a query: an unanswered request that was received by then is expiring. */
export function receivedBeforeExpiring({ longestDays }: Pick<Periods, 'longestDays'>, now: number): Date {
  return daysBefore(now, longestDays - warningDays);
}
