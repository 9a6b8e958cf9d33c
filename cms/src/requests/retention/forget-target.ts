import { domainToASCII } from 'node:url';

/** What a person who wants to be forgotten names: the reference from the form, or their email address. */
export type ForgetTarget = { reference: string } | { email: string };

/** An address as it is compared: people write their own in capitals or not, and a domain in its letters or in its code. */
export function comparableEmail(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/u.exec(address.trim().normalize('NFC').toLowerCase()) ?? [];
  return `${local}@${domainToASCII(domain) || domain}`;
}

/** Null for what is neither. */
export function readForgetTarget(text: string): ForgetTarget | null {
  const trimmed = text.trim();
  const [, prefix = '', first = '', second = ''] = /^([A-Z])-?([0-9A-Z]{4})-?([0-9A-Z]{4})$/iu.exec(trimmed) ?? [];
  if (first !== '') return { reference: `${prefix}-${first}-${second}`.toUpperCase() };
  return /^\S+@\S+$/u.test(trimmed) ? { email: comparableEmail(trimmed) } : null;
}
