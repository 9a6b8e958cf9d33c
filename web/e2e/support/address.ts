import { randomInt } from 'node:crypto';

/** Sets the client's address, like a proxy in front of the site. */
export type CallerAddress = { 'X-Forwarded-For': string };

/** One per visitor, so that journeys do not share rate limits. */
export function randomAddress(): CallerAddress {
  return { 'X-Forwarded-For': `198.18.${String(randomInt(256))}.${String(randomInt(256))}` };
}
