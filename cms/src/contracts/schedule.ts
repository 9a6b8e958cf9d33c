import * as v from 'valibot';
import { locales } from './language';

/** GET: all that is scheduled and the account may read. PUT `/:uid/:entryId`: the times of an entry; answers the same. */
export const schedulePath = '/admin/schedule';

export const scheduledActions = ['publish', 'unpublish'] as const;
export type ScheduledAction = (typeof scheduledActions)[number];

/** `refused`: by the rules of publishing. `account`: whoever scheduled it may no longer publish it. */
const missedReasons = ['refused', 'account', 'failed'] as const;
export type MissedReason = (typeof missedReasons)[number];

const scheduledChangeSchema = v.object({
  uid: v.string(),
  entryId: v.string(),
  /** Null for a type without translations. */
  language: v.nullable(v.string()),
  /** Null if nothing names the entry. */
  title: v.nullable(v.string()),
  action: v.picklist(scheduledActions),
  dueAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The same on the clocks of the ministry, as inputs have it. */
  local: v.string(),
  /** Why it was not done when its minute came. */
  missed: v.nullable(v.picklist(missedReasons)),
  /** Who scheduled it. */
  accountName: v.nullable(v.string()),
});

export const scheduleSchema = v.object({ timeZone: v.string(), changes: v.array(scheduledChangeSchema) });

export type ScheduledChange = v.InferOutput<typeof scheduledChangeSchema>;
export type Schedule = v.InferOutput<typeof scheduleSchema>;

/** Local times, empty for not at all. Replaces what is scheduled. The language is null for every one that has a draft. */
export const scheduleRequestSchema = v.object({
  language: v.nullable(v.picklist(locales)),
  publish: v.string(),
  unpublish: v.string(),
});

export type Times = Pick<v.InferOutput<typeof scheduleRequestSchema>, ScheduledAction>;

export const noTimes: Times = { publish: '', unpublish: '' };
