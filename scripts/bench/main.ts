import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildWhatChanged } from '../lib/build';
import { findChromium } from '../lib/chromium';
import { step } from '../lib/progress';
import { Refusal } from '../lib/refusal';
import { ROOT } from '../lib/root';
import { startStack } from '../lib/stack';
import { measureBytes } from './bytes';
import { measureLighthouse } from './lighthouse-scores';
import { printReport, type BenchResults } from './report';
import { measureShapedLoads } from './shaped-load';
import { measureThroughput } from './throughput';

/** `npm run bench -- --quick` measures once where the full bench takes medians. */
const quick = process.argv.includes('--quick');
const shapedRuns = quick ? 1 : 5;
const lighthouseRuns = quick ? 1 : 3;
const routes = ['/?lang=en', '/?lang=es', '/resources?lang=en', '/resources?lang=es'];
const purgeSecret = 'bench';

async function measureInBrowser(
  executablePath: string,
  origin: string,
): Promise<Pick<BenchResults, 'bytes' | 'shaped'>> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const port = Number(new URL(origin).port);
    return {
      bytes: await step('Bytes by route', () => measureBytes(browser, origin, routes)),
      shaped: await step('Loads over the shaped line', () => measureShapedLoads(browser, port, routes, shapedRuns)),
    };
  } finally {
    await browser.close();
  }
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Refusal('The bench needs Chromium; name one with CHROMIUM_PATH.');
await buildWhatChanged(ROOT);
const stack = await step('Starting PostgreSQL, the CMS and the site', () =>
  startStack(ROOT, { seed: true, variables: { PURGE_SECRET: purgeSecret } }),
);
try {
  const origin = stack.url;
  const results: BenchResults = {
    throughput: await step('Requests per second', async () => [
      await measureThroughput(origin, '/?lang=en', purgeSecret),
      await measureThroughput(origin, '/resources?lang=en', purgeSecret),
    ]),
    ...(await measureInBrowser(executablePath, origin)),
    lighthouse: await step('Lighthouse', () => measureLighthouse(executablePath, origin, routes, lighthouseRuns)),
  };
  printReport(results);
  mkdirSync(join(ROOT, 'bench'), { recursive: true });
  writeFileSync(join(ROOT, 'bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
} finally {
  await stack.stop();
}
process.exit(0);
