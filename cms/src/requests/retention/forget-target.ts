import { domainToASCII } from 'node:url';
import { mailAddress } from '../../api/submission/contract';

/** How to find the requests of a person who wants to be forgotten: by reference or email address. */
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
