import { buildWhatChanged } from '../../../scripts/lib/build';
import { ROOT } from '../../../scripts/lib/root';
import { startStack } from '../../../scripts/lib/stack';
import { createAccount, type Account } from './accounts';
import { publishStack } from './stack';

/** One whole site, with PostgreSQL and the demo content, for all journeys. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildWhatChanged(ROOT);
  const stack = await startStack(ROOT, {
    seed: true,
    variables: {
      SIGN_IN_LIMIT: 'off',
      // All journeys come from one address.
      SUBMISSIONS_PER_ADDRESS: '1000',
      SUBMISSIONS_PER_HOUR: '10000',
    },
  });
  try {
    const prayerTeam: Account = { email: 'prayer-team@example.org', password: `${stack.admin.password}-team` };
    await createAccount(stack.url, stack.admin, 'prayer-team', prayerTeam);
    publishStack({ url: stack.url, cmsUrl: stack.cmsUrl, superAdmin: stack.admin, prayerTeam });
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return stack.stop;
}
