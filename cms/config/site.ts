import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { CertificateSettings } from '../src/certificates';
import { backupStateFile } from '../src/contracts/backup';
import type { RequestSettings } from '../src/lib/field-encryption/keyring';
import { readBucketSettings } from '../src/lib/file-store/bucket-settings';
import type { MailEnvironment } from '../src/mail';
import type { AccountSettings, BackupSettings } from '../src/panel';
import { type RetentionSettings, type SubmissionSettings, warningDays } from '../src/requests';
import type { MetricsSettings } from '../src/watching';

function positive(name: string, value: number): number {
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} must be a whole number of at least 1`);
  return value;
}

/** A mistyped number must not delete what people confided, so anything doubtful keeps the CMS from starting. */
function days(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > 36_500) {
    throw new Error(`${name} must be a whole number of days, from ${least} to 36500`);
  }
  return value;
}

function port(name: string, text: string): number | null {
  if (text !== '' && !/^\d{1,5}$/.test(text)) throw new Error(`${name} must be the number of a port`);
  return text === '' ? null : Number(text);
}

/** The settings of our own parts; `strapi.config.get('site.mail')` reads those of one of them. */
export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const dataDirectory = resolve(env('DATA_DIR', '../.data'));
  const publicUrl = env('PUBLIC_URL', 'http://localhost:3000');
  return {
    accounts: {
      email: env('ADMIN_EMAIL', ''),
      password: env('ADMIN_PASSWORD', ''),
      credentialsFile: join(dataDirectory, 'credentials.json'),
      demoAllowed: !(env('NODE_ENV') === 'production' && env('DATABASE_URL', '') !== ''),
    } satisfies AccountSettings,

    backup: { stateFile: join(dataDirectory, backupStateFile) } satisfies BackupSettings,

    /** The web servers that keep rendered pages, and the secret that lets this program empty them. */
    caching: {
      purgeUrls: env('PURGE_URLS', '')
        .split(',')
        .map((url) => url.trim())
        .filter((url) => url !== ''),
      purgeSecret: env('PURGE_SECRET', ''),
    },

    certificates: {
      previousKeys: env.array('CERTIFICATE_KEYS_PREVIOUS', []).filter((key) => key !== ''),
    } satisfies CertificateSettings,

    /** Where uploads are stored: without a bucket, on the disk. */
    files: { bucket: readBucketSettings(process.env) },

    /** The site's own origin: what lies there is looked up in the library instead of being asked for over the network. */
    images: { siteOrigin: new URL(publicUrl).origin },

    /** As they were given: `mailSettings` says at the start what is wrong with them. */
    mail: {
      smtpUrl: env('SMTP_URL', ''),
      from: env('MAIL_FROM', ''),
      publicUrl,
      digestHour: env('DIGEST_HOUR', ''),
      pollMs: 5000,
    } satisfies MailEnvironment,

    /** Not `METRICS_PORT`, which is the web server's: both may run on one machine with the same settings. */
    metrics: {
      port: port('CMS_METRICS_PORT', env('CMS_METRICS_PORT', '')),
      host: env('METRICS_HOST', '127.0.0.1'),
    } satisfies MetricsSettings,

    requests: {
      key: env('REQUEST_KEY', ''),
      previousKeys: env.array('REQUEST_KEY_PREVIOUS', []).filter((key) => key !== ''),
    } satisfies RequestSettings,

    retention: {
      afterClosingDays: days('RETENTION_DAYS', env('RETENTION_DAYS', '90'), 1),
      checkEveryMs: 60 * 60_000,
      longestDays: days('RETENTION_MAX_DAYS', env('RETENTION_MAX_DAYS', '365'), warningDays + 1),
    } satisfies RetentionSettings,

    submissions: {
      secret: env('SUBMISSION_SECRET', ''),
      perAddress: positive('SUBMISSIONS_PER_ADDRESS', env.int('SUBMISSIONS_PER_ADDRESS', 10)),
      perHour: positive('SUBMISSIONS_PER_HOUR', env.int('SUBMISSIONS_PER_HOUR', 300)),
    } satisfies SubmissionSettings,

    /** How often it is looked whether links or the certificate are to be checked. */
    upkeep: { pollMs: 60 * 60_000 },
  };
};
