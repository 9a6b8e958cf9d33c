import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhatChanged } from '../lib/build';
import { step } from '../lib/progress';
import { ROOT } from '../lib/root';
import { startStack } from '../lib/stack';
import { measureBytes } from './bytes';
import { launchBrowser, measureLighthouse } from './lighthouse-scores';
import { type BenchResults, printReport } from './report';
import { measureSlowLine } from './slow-line';
import { measureThroughput } from './throughput';

/** `npm run bench -- --quick` measures once where the full bench takes medians. */
const runs = process.argv.includes('--quick') ? 1 : 5;
const inBothLanguages = (paths: readonly string[]) => paths.flatMap((path) => [`${path}?lang=en`, `${path}?lang=es`]);
const routes = inBothLanguages(['/', '/resources']);
/** Loaded once each, without a median. */
const otherRoutes = inBothLanguages([
  '/prayer',
  '/contact',
  '/support',
  '/about',
  '/prophetic-ministry',
  '/marriage-ministry',
  '/mens-ministry',
  '/video-preview',
  '/privacy',
]);
const purgeSecret = 'bench';

const browser = await launchBrowser();
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
    bytes: await step('Bytes by route', () => measureBytes(browser, origin, [...routes, ...otherRoutes])),
    slowLine: await step('The slow line', () => measureSlowLine(browser, stack, { routes, otherRoutes, runs })),
    lighthouse: await step('Lighthouse', () => measureLighthouse(origin, routes, runs)),
  };
  printReport(results);
  mkdirSync(join(ROOT, 'bench'), { recursive: true });
  writeFileSync(join(ROOT, 'bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
} finally {
  await browser.close();
  await stack.stop();
}
process.exit(0);
