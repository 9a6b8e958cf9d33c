import { closedStatuses } from '@contracts/prayer-desk';
import { dayMs } from '@contracts/day';

export type Age = { readonly value: number; readonly unit: 'minute' | 'hour' | 'day' | 'week' | 'month' };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The age in the largest suitable unit; 0 if the clock is ahead. */
export function ageOf(time: string, now: number): Age {
  const passed = Math.max(0, now - Date.parse(time));
  const whole = (size: number) => Math.floor(passed / size);
  if (passed < hourMs) return { value: whole(minuteMs), unit: 'minute' };
  if (passed < dayMs) return { value: whole(hourMs), unit: 'hour' };
  if (passed < 14 * dayMs) return { value: whole(dayMs), unit: 'day' };
  if (passed < 60 * dayMs) return { value: whole(7 * dayMs), unit: 'week' };
  return { value: whole(30 * dayMs), unit: 'month' };
}

type FollowUp = { readonly followUpOn: string | null; readonly status: string };

/** Today counts as due; a closed request is never due. */
export function followUpState({ followUpOn, status }: FollowUp, today: string): 'none' | 'later' | 'today' | 'overdue' {
  if (followUpOn === null || closedStatuses.some((closed) => closed === status)) return 'none';
  if (followUpOn === today) return 'today';
  return followUpOn < today ? 'overdue' : 'later';
}
