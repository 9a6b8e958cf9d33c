import { ROOT } from './root';
import { startStack, type Stack } from './stack';

/** What journeys need to know of a running site; `siteVariable` carries it. */
export type JourneySite = Pick<Stack, 'url' | 'cmsUrl' | 'dataDir' | 'databaseUrl' | 'admin'>;

/** A site that is running already, in JSON. Without it the journeys start their own. */
export const siteVariable = 'JOURNEY_SITE';

/** The variable that chooses SQLite (`sqlite`) for the site of the journeys. */
export const databaseVariable = 'JOURNEY_DATABASE';

/** One whole site, with PostgreSQL unless told otherwise and with the demo content, for all journeys. */
export function startJourneySite(): Promise<Stack> {
  return startStack(ROOT, {
    seed: true,
    sqlite: process.env[databaseVariable] === 'sqlite',
    variables: {
      // Each journey says itself which address it comes from, and all of them together are many.
      TRUSTED_PROXIES: '1',
      SUBMISSIONS_PER_HOUR: '10000',
    },
  });
}
