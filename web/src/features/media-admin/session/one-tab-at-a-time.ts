/** The panel's name for it. */
const lockName = 'strapi-admin-access-token';

/** A refresh token can be used once: tabs of this page and of the panel take turns. Only secure origins have locks. */
export async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(lockName, work) : await work();
}
