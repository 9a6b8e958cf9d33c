import type * as v from 'valibot';
import { accountChange } from './account-change';
import { backupAlert } from './backup-alert';
import { confirmation } from './confirmation';
import { expiringRequests } from './expiring-requests';
import { missedSchedule } from './missed-schedule';
import { newRequest } from './new-request';
import { spamAlert } from './spam-alert';
import { translationDigest } from './translation-digest';
import { untouchedRequests } from './untouched-requests';
import { waitingDigest } from './waiting-digest';
import { weeklyReminder } from './weekly-reminder';

export const templates = {
  'new-request': newRequest,
  'spam-alert': spamAlert,
  'waiting-digest': waitingDigest,
  'expiring-requests': expiringRequests,
  'untouched-requests': untouchedRequests,
  confirmation,
  'backup-alert': backupAlert,
  'missed-schedule': missedSchedule,
  'account-change': accountChange,
  'translation-digest': translationDigest,
  'weekly-reminder': weeklyReminder,
} as const;

export type TemplateName = keyof typeof templates;
export type TemplateParameters<Name extends TemplateName> = v.InferInput<(typeof templates)[Name]['parameters']>;

/** A row may have been written by a newer version of the program. */
export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templates, name);
}
