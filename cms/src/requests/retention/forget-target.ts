import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Core } from '@strapi/strapi';
import { mailAddress } from '../../contracts/submission';
import { createKeyring, type RequestSettings } from '../../lib/field-encryption/keyring';

export type ForgetTarget = { reference: string } | { email: string };

/** An address in comparable form: case does not matter, nor whether a domain is in Unicode or punycode. */
export function comparableEmail(address: string): string {
  const written = address.trim().normalize('NFC').toLowerCase();
  const at = written.lastIndexOf('@');
  const [local, domain] = [written.slice(0, at), written.slice(at + 1)];
  return `${local}@${domainToASCII(domain) || domain}`;
}

/** Null if the text is neither a reference nor an email address. */
export function readForgetTarget(text: string): ForgetTarget | null {
  const trimmed = mailAddress(text) ?? text.trim();
  const [, prefix = '', first = '', second = ''] = /^([A-Z])-?([0-9A-Z]{4})-?([0-9A-Z]{4})$/iu.exec(trimmed) ?? [];
  if (first !== '') return { reference: `${prefix}-${first}-${second}`.toUpperCase() };
  return /^\S+$/u.test(trimmed) && trimmed.slice(1, -1).includes('@') ? { email: comparableEmail(trimmed) } : null;
}

/** Another key cannot compare them. The first is made with the current key, the others with previous ones. */
export function forgottenCodes(strapi: Core.Strapi, target: ForgetTarget): string[] {
  const { key, previousKeys }: RequestSettings = strapi.config.get('site.requests');
  const names = { current: 'REQUEST_KEY', previous: 'REQUEST_KEY_PREVIOUS' };
  const { current, keys } = createKeyring(key, previousKeys, names, 'codes of who was forgotten, HMAC-SHA-256');
  const text = 'email' in target ? `email ${target.email}` : `reference ${target.reference}`;
  return [...keys]
    .toSorted(([one], [other]) => Number(other === current) - Number(one === current))
    .map(([, each]) => createHmac('sha256', each).update(text).digest('hex'));
}
