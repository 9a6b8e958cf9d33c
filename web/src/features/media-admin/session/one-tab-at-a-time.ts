/** The panel's name for it. */
const lockName = 'strapi-admin-access-token';

export type TakeTurns = <T>(work: () => Promise<T>) => Promise<T>;

/** A refresh token can be used once: tabs of this page and of the panel take turns. Only secure origins have locks. */
export const oneTabAtATime: TakeTurns = async (work) =>
  'locks' in navigator ? await navigator.locks.request(lockName, work) : await work();
