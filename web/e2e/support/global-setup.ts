import * as v from 'valibot';
import { buildWhatChanged } from '../../../scripts/lib/build';
import { siteVariable, startJourneySite, type JourneySite } from '../../../scripts/lib/stack';
import { ROOT } from '../../../scripts/lib/root';
import { createAccount, type Account } from './accounts';
import { publishStack } from './stack';

const siteSchema = v.object({
  url: v.string(),
  cmsUrl: v.string(),
  dataDir: v.string(),
  databaseUrl: v.optional(v.string()),
  admin: v.object({ email: v.string(), password: v.string() }),
});

async function prepare({ url, cmsUrl, dataDir, databaseUrl, admin }: JourneySite): Promise<void> {
  const prayerTeam: Account = { email: 'prayer-team@example.org', password: `${admin.password}-team` };
  await createAccount(url, admin, 'prayer-team', prayerTeam);
  publishStack({ url, cmsUrl, dataDir, databaseUrl, superAdmin: admin, prayerTeam });
}

/** Uses the running site named by the environment, or starts one. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env[siteVariable];
  if (given !== undefined) {
    await prepare(v.parse(siteSchema, JSON.parse(given)));
    return undefined;
  }
  await buildWhatChanged(ROOT);
  const site = await startJourneySite();
  try {
    await prepare(site);
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site.stop;
}
