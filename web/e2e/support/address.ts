import { randomInt } from 'node:crypto';

/** From which the site takes a call to come, as it would of a proxy in front of it. */
export type CallerAddress = { 'X-Forwarded-For': string };

/** Each visitor has one, so that no journey uses up what another may send. */
export function randomAddress(): CallerAddress {
  return { 'X-Forwarded-For': `198.18.${String(randomInt(256))}.${String(randomInt(256))}` };
}
