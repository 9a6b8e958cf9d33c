import type { Core } from '@strapi/strapi';
import { forgetAttempts } from '../lib/attempts';
import { mailSettings } from '../lib/mail/settings';
import { startSchedule } from '../lib/schedule';
import { queueBackupAlert } from './backup/queue-backup-alert';
import { queueTranslationDigest } from './translation-digest/queue-translation-digest';

let stop = () => Promise.resolve();

/** Starts when the server listens, because commands load the same program without a server. */
export function scheduleJobs(strapi: Core.Strapi): void {
  const mail = mailSettings(strapi);
  const mails = mail === null ? [] : [queueTranslationDigest(mail), queueBackupAlert(mail)];
  strapi.server.httpServer.once('listening', () => {
    stop = startSchedule(strapi, [forgetAttempts, ...mails]);
  });
}

export async function destroy(): Promise<void> {
  await stop();
}
