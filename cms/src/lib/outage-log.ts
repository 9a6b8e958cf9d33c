import type { Core } from '@strapi/strapi';

const quietMs = 10_000;

/** Returns a function that logs an outage once, however many calls it affects. */
export function createOutageLog(): (strapi: Core.Strapi, message: string) => void {
  let quietUntil = 0;
  return (strapi, message) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + quietMs;
    strapi.log.error(message);
  };
}
