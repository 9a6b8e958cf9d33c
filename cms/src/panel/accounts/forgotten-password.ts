import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { mailSettings } from '../../lib/mail/settings';
import { refuse } from '../../lib/refuse';
import { handleFirst } from './sign-in';

/** Without a mail server Strapi would promise a mail that never comes. The answer is the same for every address. */
export function refusePasswordResetWithoutMail(strapi: Core.Strapi): void {
  if (mailSettings(strapi) !== null) return;
  const answer = (ctx: Context) => {
    strapi.log.warn('Somebody forgot a password. No mail server is set up, so nothing was sent');
    refuse(
      ctx,
      503,
      'ServiceUnavailableError',
      'This site cannot send email. Ask a super admin of the site to give you a new password.',
    );
  };
  handleFirst(strapi, 'authentication.forgotPassword', answer);
}
