import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { buildWhatChanged } from '../lib/build';
import { findChromium } from '../lib/chromium';
import { step } from '../lib/progress';
import { Refusal } from '../lib/refusal';
import { ROOT } from '../lib/root';
import { startStack, type Stack } from '../lib/stack';
import { measureAdminScale, type AdminScale } from './admin-scale';
import { measureBytes } from './bytes';
import { measureDeskLine } from './desk-line';
import { measureDeskScale } from './desk-scale';
import { measureKeptSizes } from './kept-sizes';
import { measureLighthouse } from './lighthouse-scores';
import { measurePageViewCost } from './page-view-cost';
import { printReport, type BenchResults } from './report';
import { measureShapedLoads } from './shaped-load';
import { measureThroughput } from './throughput';
import { measureWorstLine } from './worst-line';

/** `npm run bench -- --quick` measures once where the full bench takes medians. */
const quick = process.argv.includes('--quick');
const shapedRuns = quick ? 1 : 5;
const lighthouseRuns = quick ? 1 : 5;
const adminRuns = quick ? 1 : 5;
const worstLineRuns = quick ? 1 : 5;
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

function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

async function measureInBrowser(
  executablePath: string,
  { url: origin, admin }: Stack,
): Promise<Pick<BenchResults, 'bytes' | 'shaped' | 'worstLine' | 'desk'>> {
  const browser = await launchBrowser(executablePath);
  try {
    const port = Number(new URL(origin).port);
    return {
      bytes: await step('Bytes by route', () => measureBytes(browser, origin, [...routes, ...otherRoutes])),
      shaped: await step('Loads over the shaped line', async () => [
        ...(await measureShapedLoads(browser, port, routes, shapedRuns)),
        ...(await measureShapedLoads(browser, port, otherRoutes, 1)),
      ]),
      worstLine: await step('The worst line', () => measureWorstLine(browser, port, worstLineRuns)),
      desk: await step('The prayer desk and the panel', () => measureDeskLine(browser, origin, admin, worstLineRuns)),
    };
  } finally {
    await browser.close();
  }
}

async function measureAdmin(executablePath: string, { url, admin }: Stack): Promise<AdminScale> {
  const browser = await launchBrowser(executablePath);
  try {
    return await measureAdminScale(browser, url, admin, adminRuns);
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
    kept: await step('Sizes of what is kept', () => measureKeptSizes(origin)),
    throughput: await step('Requests per second', async () => [
      await measureThroughput(origin, '/?lang=en', purgeSecret),
      await measureThroughput(origin, '/resources?lang=en', purgeSecret),
    ]),
    pageViews: await step('Counting page views', () => measurePageViewCost(stack, purgeSecret)),
    ...(await measureInBrowser(executablePath, stack)),
    lighthouse: await step('Lighthouse', () => measureLighthouse(executablePath, origin, routes, lighthouseRuns)),
    deskScale: await step('The prayer desk with 10,000 requests', () => measureDeskScale(ROOT)),
    // Last, because it fills the media library.
    admin: await step('The admin’s page with a full library', () => measureAdmin(executablePath, stack)),
  };
  printReport(results);
  mkdirSync(join(ROOT, 'bench'), { recursive: true });
  writeFileSync(join(ROOT, 'bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
} finally {
  await stack.stop();
}
process.exit(0);
