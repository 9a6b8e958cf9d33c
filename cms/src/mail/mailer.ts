import { createTransport } from 'nodemailer';
import { mailAddress } from '../contracts/submission';
import { UnwritableError } from './delivery-failure';
import type { MailSettings } from './settings';

/** A single-line header value that the program writes; anything else is a bug and is not sent. */
export function headerText(text: string): string {
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u.test(text)) throw new UnwritableError('A header would not be one line');
  return text;
}

/** Most servers ignore a `+tag`, many ignore dots, and case does not matter. */
export function normalizeMailbox(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@');
  const [mailbox = ''] = local.split('+', 1);
  return `${mailbox.replaceAll('.', '')}@${domain}`;
}

export type Message = {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** The same for all attempts, so that a server that already accepted the message can recognize it. */
  messageId?: string;
};

export type Mailer = { send: (message: Message, signal: AbortSignal) => Promise<void> };

function address(text: string): { name: string; address: string } {
  const one = mailAddress(text);
  if (one === null) throw new UnwritableError('A mail would go to something that is not one address');
  return { name: '', address: one };
}

export function createMailer({ server, from, publicUrl }: MailSettings): Mailer {
  const { host, port, secure, requireTLS, login } = server;
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS,
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
    // Does not reveal this machine's name.
    name: new URL(publicUrl).hostname,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ to, subject, text, replyTo, messageId }, signal) {
      const recipient = address(to);
      await transport.sendMail({
        from,
        to: recipient,
        envelope: { from: from.address, to: [recipient.address] },
        subject: headerText(subject),
        text,
        ...(replyTo === undefined ? {} : { replyTo: address(replyTo) }),
        ...(messageId === undefined ? {} : { messageId: headerText(messageId) }),
        // Suppresses out-of-office replies.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        xMailer: false,
        signal,
      });
    },
  };
}
