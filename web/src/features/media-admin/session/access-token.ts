import { number, object, safeParse } from 'valibot';

const claimsSchema = object({ exp: number() });

/** When an access token ends, in milliseconds, as it says itself; null where it is none. Only the server can trust it. */
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

/** The panel's name for it. */
const lockName = 'strapi-admin-access-token';

export type WithLock = <T>(work: () => Promise<T>) => Promise<T>;

/** A refresh token can be used once: tabs of this page and of the panel take turns. Only secure origins have locks. */
export const withAccessTokenLock: WithLock = async (work) =>
  'locks' in navigator ? await navigator.locks.request(lockName, work) : await work();
