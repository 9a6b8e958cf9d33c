import type * as v from 'valibot';
import { accountChange } from './account-change';
import { confirmation } from './confirmation';
import { expiringRequests } from './expiring-requests';
import { newRequest } from './new-request';
import { quarantineAlert } from './quarantine-alert';
import { translationDigest } from './translation-digest';
import { untouchedRequests } from './untouched-requests';
import { waitingDigest } from './waiting-digest';
import { weeklyReminder } from './weekly-reminder';

export const templates = {
  'new-request': newRequest,
  'quarantine-alert': quarantineAlert,
  // The name that earlier versions stored in the outbox.
  'urgent-set-aside': quarantineAlert,
  'waiting-digest': waitingDigest,
  'expiring-requests': expiringRequests,
  'untouched-requests': untouchedRequests,
  confirmation,
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
