import { ROOT } from '../../../scripts/lib/root';
import { type Stack, startStack } from '../../../scripts/lib/stack';
import { withoutFsync } from '../../../scripts/lib/without-fsync';
import { test as base } from './journey';

/** A site on its first day, for the journeys of this file alone. */
export const test = base.extend<object, { firstDay: Stack }>({
  firstDay: [
    async ({}, use) => {
      const variables = { TRUSTED_PROXIES: '1', ...withoutFsync };
      const stack = await startStack(ROOT, { seed: true, closed: true, sqlite: true, variables });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ firstDay }, use) => use(firstDay.url),
});
