import type { Core } from '@strapi/strapi';
import { dayMs, utcDay, weekOf } from '../contracts/day';
import { builtInLocale } from '../contracts/language';
import { requestKinds, type RequestKind } from '../contracts/prayer-desk';
import { table } from '../lib/table';
import { uidOfKind } from './request-uids';

const weekMs = 7 * dayMs;

export type WeeklyRequests = { week: string; kind: RequestKind; en: number; es: number };

/** How many requests came in each of the last weeks, this one included. Spam and deleted ones are not counted. */
export async function countWeeklyRequests(
  strapi: Core.Strapi,
  weekCount: number,
  now: number,
): Promise<WeeklyRequests[]> {
  const first = Date.parse(weekOf(now)) - (weekCount - 1) * weekMs;
  const counts = new Map<string, WeeklyRequests>();
  for (let index = 0; index < weekCount; index += 1) {
    const week = utcDay(first + index * weekMs);
    for (const kind of requestKinds) counts.set(`${week} ${kind}`, { week, kind, en: 0, es: 0 });
  }
  for (const kind of requestKinds) {
    const rows = await table(strapi, uidOfKind(kind)).findMany({
      select: ['receivedAt', 'language'],
      where: { receivedAt: { $gte: new Date(first) }, spam: false },
    });
    for (const { receivedAt, language } of rows) {
      const week = weekOf(new Date(receivedAt));
      const count = counts.get(`${week} ${kind}`);
      if (count) count[builtInLocale(language)] += 1;
    }
  }
  return [...counts.values()];
}
