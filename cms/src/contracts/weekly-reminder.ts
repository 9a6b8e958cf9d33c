import * as v from 'valibot';
import { builtInLocales } from './language';

/** GET and PUT: a member's own wish, off unless switched on. It needs the panel's Bearer token. */
export const weeklyReminderPath = '/admin/prayer-desk/weekly-reminder';

/** The language is the one of the mail. */
export const reminderChangeSchema = v.object({ wanted: v.boolean(), language: v.picklist(builtInLocales) });
export type ReminderChange = v.InferOutput<typeof reminderChangeSchema>;

export const reminderSchema = v.object({
  wanted: v.boolean(),
  /** The chosen one, or else the one of the account. */
  language: v.picklist(builtInLocales),
  /** False on a site without a mail server. */
  canBeSent: v.boolean(),
});
export type Reminder = v.InferOutput<typeof reminderSchema>;
