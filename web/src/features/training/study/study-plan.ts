import { dayMs } from '@contracts/day';

export const paces = ['one-a-week', 'two-a-week', 'one-in-two-weeks'] as const;
export type Pace = (typeof paces)[number];

const rhythms: Record<Pace, { modules: number; weeks: number }> = {
  'one-a-week': { modules: 1, weeks: 1 },
  'two-a-week': { modules: 2, weeks: 1 },
  'one-in-two-weeks': { modules: 1, weeks: 2 },
};

export type Stage<M> = {
  /** Counted from 1. */
  firstWeek: number;
  lastWeek: number;
  /** In UTC; null without a first day. */
  days: { from: Date; to: Date } | null;
  modules: readonly M[];
};

export function studyPlan<M>(modules: readonly M[], pace: Pace, start: Date | null): readonly Stage<M>[] {
  const { modules: atOnce, weeks } = rhythms[pace];
  return Array.from({ length: Math.ceil(modules.length / atOnce) }, (_, index) => {
    const from = start && new Date(start.getTime() + 7 * weeks * index * dayMs);
    return {
      firstWeek: weeks * index + 1,
      lastWeek: weeks * (index + 1),
      days: from && { from, to: new Date(from.getTime() + (7 * weeks - 1) * dayMs) },
      modules: modules.slice(atOnce * index, atOnce * (index + 1)),
    };
  });
}

/** A day of this century written as 2026-12-31, in UTC; null for all else. */
export function parseDay(text: string | null): Date | null {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : null;
}

export function paceOf(text: string | null): Pace {
  return paces.find((pace) => pace === text) ?? 'one-a-week';
}
