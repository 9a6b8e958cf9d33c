import type { Core } from '@strapi/strapi';
import { isIP } from 'node:net';
import { mailAddress } from '../contracts/submission';

export type MailEnvironment = {
  smtpUrl: string;
  from: string;
  publicUrl: string;
  digestHour: string;
  pollMs: number;
};

export type MailServer = {
  host: string;
  port: number;
  /** Implicit TLS. */
  secure: boolean;
  /** STARTTLS is required: otherwise the password would be sent in clear text. */
  requireTLS: boolean;
  login: { user: string; password: string } | null;
};

export type MailSettings = {
  server: MailServer;
  from: { name: string; address: string };
  /** Without a trailing slash. */
  publicUrl: string;
  /** The hour (UTC) after which the daily digest is sent. */
  digestHour: number;
  pollMs: number;
};

/** The error does not quote the value, which contains a password. */
const malformed =
  'SMTP_URL must be smtp://host:port or smtps://host:port, with user:password@ before the host where the server asks for it';

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error(`${malformed}; a % in the password is written %25`);
  }
}

function readServer(smtpUrl: string): MailServer {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') throw new Error(malformed);
  if (!/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '') throw new Error(malformed);
  if ((url.username === '') !== (url.password === '')) {
    throw new Error(`${malformed}; a user and a password belong together`);
  }
  const secure = url.protocol === 'smtps:';
  const host = decoded(url.hostname).replace(/^\[(.*)\]$/, '$1');
  const login = url.username === '' ? null : { user: decoded(url.username), password: decoded(url.password) };
  const onThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && login !== null && !onThisMachine,
    login,
  };
}

/** `address`, or `Name <address>`. */
function readSender(from: string, publicHost: string): MailSettings['from'] {
  if (from === '') {
    if (isIP(publicHost.replace(/^\[(.*)\]$/, '$1')) === 0) return { name: '', address: `no-reply@${publicHost}` };
    throw new Error('MAIL_FROM is not set, and PUBLIC_URL has no host name that an address could be made with');
  }
  const [, name = '', bracketed = ''] = /^([^\p{C}"<>,;:@[\]\\]*)<([^<>]*)>$/u.exec(from) ?? [];
  const sender = bracketed === '' ? { name: '', address: from } : { name: name.trim(), address: bracketed };
  if (mailAddress(sender.address) === null) throw new Error('MAIL_FROM must be an address, or a name and <an address>');
  return sender;
}

function readNumber(name: string, text: string, { least, most }: { least: number; most: number }): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new Error(`${name} must be a whole number from ${least} to ${most}`);
  }
  return value;
}

/** Null if no mail server is configured: then no mail is queued or sent. */
export function readMailSettings(environment: MailEnvironment): MailSettings | null {
  const { smtpUrl, from, publicUrl, digestHour, pollMs } = environment;
  if (smtpUrl.trim() === '') return null;
  return {
    server: readServer(smtpUrl.trim()),
    from: readSender(from.trim(), new URL(publicUrl).hostname),
    publicUrl: publicUrl.replace(/(?<!\/)\/+$/, ''),
    digestHour: readNumber('DIGEST_HOUR', digestHour || '12', { least: 0, most: 23 }),
    pollMs,
  };
}

export function mailSettings(strapi: Core.Strapi): MailSettings | null {
  const environment: MailEnvironment = strapi.config.get('site.mail');
  return readMailSettings(environment);
}
