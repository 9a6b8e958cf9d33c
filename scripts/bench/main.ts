import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhatChanged } from '../lib/build';
import { step } from '../lib/progress';
import { ROOT } from '../lib/root';
import { startStack } from '../lib/stack';
import { measureBytes, type RouteBytes } from './bytes';
import { launchBrowser, measureLighthouse, type LighthouseScores } from './lighthouse-scores';
import { measureSlowLine, type SlowLoad } from './slow-line';
import { measureThroughput, type Throughput } from './throughput';
import { firstLoadBudget } from '../lib/brotli-bytes';

type BenchResults = {
  bytes: RouteBytes[];
  throughput: Throughput[];
  slowLine: SlowLoad[];
  lighthouse: LighthouseScores[];
};

type Budget = { name: string; measured: number; bound: number; holds: boolean };

function atMost(name: string, measured: number, bound: number): Budget {
  return { name, measured, bound, holds: measured <= bound };
}

function atLeast(name: string, measured: number, bound: number): Budget {
  return { name, measured, bound, holds: measured >= bound };
}

function budgets({ bytes, throughput, slowLine, lighthouse }: BenchResults): Budget[] {
  return [
    ...bytes.flatMap(({ route, total, byKind, requests }) => [
      // A video starts only after everything else has loaded.
      atMost(`${route} without video (bytes)`, total - (byKind['Media'] ?? 0), firstLoadBudget.everything),
      atMost(`${route} JavaScript (bytes)`, byKind['Script'] ?? 0, firstLoadBudget.script),
      atMost(
        `${route} HTML with its CSS (bytes)`,
        (byKind['Document'] ?? 0) + (byKind['Stylesheet'] ?? 0),
        firstLoadBudget.page,
      ),
      atMost(`${route} requests`, requests, firstLoadBudget.requests),
    ]),
    ...throughput.flatMap(({ route, ratio, errors }) => [
      atLeast(`${route} cached, against a plain server (ratio)`, ratio, 0.7),
      atMost(`${route} errors at 50 connections`, errors, 0),
    ]),
    ...slowLine.map(({ what, measured, bound }) => atMost(what, measured, bound)),
    ...lighthouse.flatMap(({ route, ...scores }) => [
      atLeast(`${route} Lighthouse performance`, scores.performance, 95),
      atLeast(`${route} Lighthouse accessibility`, scores.accessibility, 100),
      atLeast(`${route} Lighthouse best practices`, scores['best-practices'], 95),
      atLeast(`${route} Lighthouse SEO`, scores.seo, 100),
    ]),
  ];
}

function printReport(results: BenchResults): void {
  console.log('\nBytes of a first load, compressed');
  console.table(results.bytes.map(({ byKind, ...route }) => ({ ...route, ...byKind })));
  console.log('Requests per second, 50 connections');
  console.table(results.throughput);
  console.log('A phone on slow lines, emulated by Chromium');
  console.table(results.slowLine);
  console.log('Lighthouse, phone, devtools throttling');
  console.table(results.lighthouse);
  const broken = budgets(results).filter(({ holds }) => !holds);
  console.log(broken.length === 0 ? 'Every budget holds.' : 'Over budget:');
  for (const { name, measured, bound } of broken) console.log(`  ${name}: ${measured}, bound ${bound}`);
}

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
