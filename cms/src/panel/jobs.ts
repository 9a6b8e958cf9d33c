import type { Core } from '@strapi/strapi';
import { forgetAttempts } from '../lib/attempts';
import { mailSettings } from '../lib/mail/settings';
import type { Job } from '../lib/schedule';
import { queueBackupAlert } from './backup/backup-state';
import { queueTranslationDigest } from './translation-digest/queue-translation-digest';

export function jobs(strapi: Core.Strapi): readonly Job[] {
  const mail = mailSettings(strapi);
  return [forgetAttempts, ...(mail === null ? [] : [queueTranslationDigest(mail), queueBackupAlert(mail)])];
}
