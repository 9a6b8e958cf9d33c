import { existsSync } from 'node:fs';
import { openingPage } from '../cms/src/contracts/site-paths';
import { buildWhatChanged } from './lib/build';
import { credentialsFile, describeAccounts } from './lib/credentials';
import { openDataFolder } from './lib/data-folder';
import type { Environment } from './lib/environment';
import { step } from './lib/progress';
import { ROOT } from './lib/root';
import { runSeed } from './lib/seed-run';
import { needsSeed } from './lib/seed-state';
import { askedToStop } from './lib/service';
import { refuseBusyPorts, superviseSite } from './lib/site';

function printAddresses(environment: Environment, accountsWereThere: boolean): void {
  const { publicUrl, dataDir } = environment;
  console.log(`\nThe site is ready at ${publicUrl}, its panel at ${publicUrl}/admin/panel`);
  const accounts = describeAccounts(dataDir);
  if (accounts.length > 0) {
    console.log(`The demo accounts are in ${credentialsFile(dataDir)}`);
    if (!accountsWereThere) console.log(accounts.join('\n'));
  }
  console.log('Ctrl-C stops it.\n');
}

/** Says how to open a site that is closed, and nothing of one that is open. */
async function printOpening({ cmsUrl, publicUrl }: Environment): Promise<void> {
  const response = await fetch(`${cmsUrl}/api/site-setting`);
  if (!(await response.text()).includes('"preparing"')) return;
  console.log(`The site is closed: search engines do not list it. Open it at ${publicUrl}${openingPage}`);
}

/** The site itself speaks no TLS, so an address with https means a proxy in front. */
function warnOfUntrustedProxy({ publicUrl, variables }: Environment): void {
  if (!publicUrl.startsWith('https:') || (variables['TRUSTED_PROXIES'] ?? '0') !== '0') return;
  console.warn(
    `PUBLIC_URL is ${publicUrl}, but TRUSTED_PROXIES is 0: all visitors then share the rate limit of the proxy that speaks TLS. ` +
      'Set TRUSTED_PROXIES=1 if it tells their addresses in X-Forwarded-For.',
  );
}

async function main(): Promise<void> {
  const started = performance.now();
  const asked = askedToStop();
  // While things are only being prepared there is nothing to close: whatever is interrupted is done again next time.
  let serving = false;
  void asked.then(() => {
    if (!serving) process.exit(0);
  });
  const environment = await openDataFolder(ROOT, { alone: true });
  warnOfUntrustedProxy(environment);
  await refuseBusyPorts(environment);
  await buildWhatChanged(ROOT);
  const accountsWereThere = existsSync(credentialsFile(environment.dataDir));
  if (await needsSeed(ROOT, environment)) {
    await step('Loading the demo content', () => runSeed(ROOT, environment));
  }
  const site = await step('Starting', () =>
    superviseSite(ROOT, environment, (service, line) => console.log(`${service} | ${line}`)),
  );
  serving = true;
  printAddresses(environment, accountsWereThere);
  await printOpening(environment);
  console.log(`Ready after ${((performance.now() - started) / 1000).toFixed(1)} s`);

  await asked;
  console.log('\nStopping …');
  await site.stop();
  process.exit(0);
}

await main();
