import { sessionCookie } from '@contracts/preview';
import { parse } from 'cookie';

/** The cookie of the panel's session, to pass on without the visitor's other ones; null without one. */
export function readSessionCookie(header: string | undefined): string | null {
  // Undecoded, as the CMS gave it.
  const value = parse(header ?? '', { decode: (text) => text })[sessionCookie];
  return value === undefined ? null : `${sessionCookie}=${value}`;
}
