import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { deliveryFailure } from './delivery-failure';
import { createMailer } from './mailer';
import { mailSettings, type MailSettings } from './settings';

const sendingMs = 60_000;

type Provider = { send: (options: unknown) => Promise<void> };

function provideMail(strapi: Core.Strapi, provider: Provider): void {
  strapi.plugin('email')['provider'] = provider;
}

/** Strapi's default mailer would call the recipient's server, mostly unencrypted, for a forgotten password. */
function sendNoMail(strapi: Core.Strapi): void {
  provideMail(strapi, {
    send: () => Promise.reject(new errors.ApplicationError('No mail server is set up, so nothing was sent')),
  });
}

/** Only text is sent, from the configured address, whatever else Strapi passes. */
const messageSchema = v.object({ to: v.string(), subject: v.string(), text: v.string() });

/** In both languages: the form does not know the account's language and must not reveal whether there is an account. */
const forgottenPassword = {
  subject: 'Reset your password · Restablezca su contraseña',
  text: `Someone, most likely you, asked to reset your password. Choose a new one here:
<%= url %>
If this was not you, you can ignore this email: nothing has changed.

Alguien, probablemente usted, pidió restablecer su contraseña. Elija una nueva aquí:
<%= url %>
Si no fue usted, puede ignorar este correo: nada ha cambiado.
`,
  // Required by Strapi; it is not sent.
  html: '',
};

function sendByServer(strapi: Core.Strapi, settings: MailSettings): void {
  const mailer = createMailer(settings);
  strapi.config.set('admin.forgotPassword.emailTemplate', forgottenPassword);
  // Strapi's default is a localhost URL.
  strapi.config.set('admin.absoluteUrl', `${settings.publicUrl}/admin/panel`);
  provideMail(strapi, {
    async send(options) {
      try {
        await mailer.send(v.parse(messageSchema, options), AbortSignal.timeout(sendingMs));
      } catch (error) {
        // The server's answer may contain the address, so only its code is logged.
        throw new errors.ApplicationError(`A mail could not be sent (${deliveryFailure(error).code})`);
      }
    },
  });
}

/** Sends Strapi's own mails, such as password resets. Mails to the team and visitors go through the outbox. */
export function setUpMail(strapi: Core.Strapi): void {
  const settings = mailSettings(strapi);
  if (settings === null) {
    sendNoMail(strapi);
  } else {
    sendByServer(strapi, settings);
  }
}
