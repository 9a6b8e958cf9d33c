import { ROOT } from './root';
import { startStack, type Stack } from './stack';

/** What somebody has to know of a running site to walk through it, as the environment carries it: see `siteVariable`. */
export type JourneySite = Pick<Stack, 'url' | 'cmsUrl' | 'admin'>;

/** Names a site that is running already, in JSON; the journeys start one of their own without it. */
export const siteVariable = 'JOURNEY_SITE';

/** One whole site, with PostgreSQL and the demo content, for all journeys. */
export function startJourneySite(): Promise<Stack> {
  return startStack(ROOT, {
    seed: true,
    variables: {
      // Each journey says itself which address it comes from, and all of them together are many.
      TRUSTED_PROXIES: '1',
      SUBMISSIONS_PER_HOUR: '10000',
    },
  });
}
