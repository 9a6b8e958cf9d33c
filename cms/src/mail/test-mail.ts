import type { Core } from '@strapi/strapi';
import type { TestMail } from '../contracts/site-setup';
import { deliveryFailure } from './delivery-failure';
import { createMailer } from './mailer';
import { mailSettings } from './settings';

/** Less than a person waits for an answer on a phone. */
const patienceMs = 20_000;

const message = {
  subject: 'Test mail · Correo de prueba',
  text: `The mails of your site arrive.

Los correos de su sitio llegan.
`,
};

/** Sends one mail at once, past the outbox, and says why it could not. */
export async function sendTestMail(strapi: Core.Strapi, to: string): Promise<TestMail> {
  const settings = mailSettings(strapi);
  if (settings === null) return { problem: { kind: 'none', code: null } };
  try {
    await createMailer(settings).send({ ...message, to }, AbortSignal.timeout(patienceMs));
    return { problem: null };
  } catch (error) {
    const { kind, code } = deliveryFailure(error);
    const isLogin = code === 'EAUTH' || code === '530' || code === '535';
    return { problem: { kind: isLogin ? 'login' : kind === 'unreachable' ? kind : 'refused', code } };
  }
}
