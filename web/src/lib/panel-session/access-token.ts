import { number, object, safeParse } from 'valibot';

const claimsSchema = object({ exp: number() });

/** The expiry claim of an access token, in milliseconds, unverified; null if it is not a token. */
export function tokenExpiry(token: string): number | null {
  const [, payload = ''] = token.split('.');
  try {
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const claims = safeParse(claimsSchema, json);
    return claims.success ? claims.output.exp * 1000 : null;
  } catch {
    return null;
  }
}

/** Strapi's name for the lock. */
const lockName = 'strapi-admin-access-token';

export type WithLock = <T>(work: () => Promise<T>) => Promise<T>;

/** Refresh tokens are single-use, so tabs of this page and of the panel renew one at a time. Locks need HTTPS. */
export const withAccessTokenLock: WithLock = async (work) =>
  'locks' in navigator ? await navigator.locks.request(lockName, work) : await work();
