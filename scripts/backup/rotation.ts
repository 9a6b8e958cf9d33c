import type { BackupState } from '../../cms/src/contracts/backup';
import { dayMs, utcDay, weekOf } from '../../cms/src/contracts/day';

const hourMs = 60 * 60_000;

/** True if the backup of the day is still to be made. One that failed is tried again after an hour. */
export function isDue({ succeededAt, failedAt }: BackupState, hour: number, now: number): boolean {
  const planned = Math.floor((now - hour * hourMs) / dayMs) * dayMs + hour * hourMs;
  if (succeededAt !== null && Date.parse(succeededAt) >= planned) return false;
  return failedAt === null || now - Date.parse(failedAt) >= hourMs;
}

const retained = { day: 7, week: 4, month: 6 };

const periods = [
  { count: retained.day, of: utcDay },
  { count: retained.week, of: weekOf },
  { count: retained.month, of: (time: Date) => utcDay(time).slice(0, 7) },
];

const namePattern = /^backup-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(?:\.age)?$/;

export function archiveName(time: Date, isEncrypted: boolean): string {
  const stamp = `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  return `backup-${stamp}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** Null for any other file, which is never deleted. */
export function timeOfArchive(name: string): Date | null {
  const [, day, hours, minutes, seconds] = namePattern.exec(name) ?? [];
  if (day === undefined) return null;
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** Keeps the last of 7 days, 4 weeks and 6 months that have one, so a site whose backups stopped keeps what it has. */
export function outdated(names: readonly string[]): string[] {
  const archives = names
    .flatMap((name) => {
      const time = timeOfArchive(name);
      return time === null ? [] : [{ name, time }];
    })
    .toSorted((one, other) => other.time.getTime() - one.time.getTime());
  const needed = new Set<string>();
  for (const { count, of } of periods) {
    const newest = new Map<string, string>();
    for (const { name, time } of archives) if (!newest.has(of(time))) newest.set(of(time), name);
    for (const name of [...newest.values()].slice(0, count)) needed.add(name);
  }
  return archives.map(({ name }) => name).filter((name) => !needed.has(name));
}
