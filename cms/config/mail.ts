import type { Core } from '@strapi/strapi';
import type { MailEnvironment } from '../src/lib/mail/settings';

/** As they were given: what is wrong with them is said at the start, by `mailSettings`. */
export default ({ env }: Core.Config.Shared.ConfigParams): MailEnvironment => ({
  smtpUrl: env('SMTP_URL', ''),
  from: env('MAIL_FROM', ''),
  publicUrl: env('PUBLIC_URL', 'http://localhost:3000'),
  digestHour: env('DIGEST_HOUR', ''),
  pollMs: 5000,
});
