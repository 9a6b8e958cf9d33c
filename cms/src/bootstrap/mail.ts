import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/**
 * Strapi brings a mailer that calls the recipient's mail server itself, from this machine and mostly unencrypted: a
 * forgotten password would be enough to make it do so. Nothing leaves the machine that nobody set up.
 */
export function sendNoMail(strapi: Core.Strapi): void {
  const email = strapi.plugin('email') as unknown as { provider: { send: () => Promise<void> } };
  email.provider = {
    send: () => Promise.reject(new errors.ApplicationError('There is no mail server: nothing was sent')),
  };
}
