import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { median } from './statistics';
import { hasCaddy, startBarePage, startDeployedProxy } from './worst-line-servers';

/**
 * As Chromium emulates them (`Network.emulateNetworkConditions`): each answer starts a round trip late, and all share
 * the bandwidth. Opening a connection costs nothing, so HTTP/1.1 and HTTP/2 differ only in the order of answers.
 */
const lines = {
  worst: { latency: 400, bitsPerSecond: 400_000 },
  bad: { latency: 150, bitsPerSecond: 1_600_000 },
} as const;

type Line = keyof typeof lines;

const article = '/resources?article=two-chairs-and-a-pot-of-coffee&lang=en';

export type WorstLine = {
  transport: 'HTTP/1.1' | 'HTTP/2 with TLS';
  homeLcpWorstMs: number;
  homeLcpBadMs: number;
  articlePaintMs: number;
  barePaintMs: number;
  articleToBareRatio: number;
  prayerFormMs: number;
};

/** Measures in a new phone, which has nothing stored but `storageState`. */
export async function onLine<T>(
  browser: Browser,
  line: Line,
  measure: (page: Page) => Promise<T>,
  storageState?: BrowserContextOptions['storageState'],
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // Caddy signs its own certificate.
    ignoreHTTPSErrors: true,
    ...(storageState === undefined ? {} : { storageState }),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const { latency, bitsPerSecond } = lines[line];
    const throughput = bitsPerSecond / 8;
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    return await measure(page);
  } finally {
    await context.close();
  }
}

function largestPaint(browser: Browser, line: Line, address: string): Promise<number> {
  return onLine(browser, line, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  });
}

function firstPaint(browser: Browser, address: string): Promise<number> {
  return onLine(browser, 'worst', async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
  });
}

/** From navigation until a form that somebody began to fill in at once can be sent. */
function formWorks(browser: Browser, origin: string): Promise<number> {
  return onLine(browser, 'worst', async (page) => {
    await page.goto(`${origin}/prayer?lang=en`, { waitUntil: 'commit' });
    await page.locator('#prayer-request-firstName').tap();
    await page.keyboard.type('Ana');
    await page.locator('form[aria-busy=false] button[type=submit]:enabled').waitFor();
    return page.evaluate(() => performance.now());
  });
}

async function measure(
  browser: Browser,
  transport: WorstLine['transport'],
  { origin, bareOrigin }: { origin: string; bareOrigin: string },
  runs: number,
): Promise<WorstLine> {
  const taken = { homeWorst: [], homeBad: [], article: [], bare: [], form: [] } as Record<string, number[]>;
  const take = async (name: string, measuring: Promise<number>) => void taken[name]?.push(await measuring);
  // In turn, so that other load on the machine affects all alike.
  for (let run = 0; run < runs; run += 1) {
    await take('homeWorst', largestPaint(browser, 'worst', `${origin}/?lang=en`));
    await take('homeBad', largestPaint(browser, 'bad', `${origin}/?lang=en`));
    await take('article', firstPaint(browser, origin + article));
    await take('bare', firstPaint(browser, bareOrigin));
    await take('form', formWorks(browser, origin));
  }
  const middle = (name: string) => Math.round(median(taken[name] ?? []));
  return {
    transport,
    homeLcpWorstMs: middle('homeWorst'),
    homeLcpBadMs: middle('homeBad'),
    articlePaintMs: middle('article'),
    barePaintMs: middle('bare'),
    articleToBareRatio: Number((middle('article') / middle('bare')).toFixed(2)),
    prayerFormMs: middle('form'),
  };
}

/** Measures on the worst line, directly at the web server and through Caddy as it is deployed. */
export async function measureWorstLine(browser: Browser, webPort: number, runs: number): Promise<WorstLine[]> {
  const origin = `http://localhost:${webPort}`;
  const bare = await startBarePage(origin + article);
  const bareOrigin = `http://localhost:${bare.port}/`;
  try {
    const results = [await measure(browser, 'HTTP/1.1', { origin, bareOrigin }, runs)];
    if (!hasCaddy()) return results;
    const deployed = [await startDeployedProxy(webPort), await startDeployedProxy(bare.port)] as const;
    try {
      const origins = { origin: deployed[0].origin, bareOrigin: `${deployed[1].origin}/` };
      results.push(await measure(browser, 'HTTP/2 with TLS', origins, runs));
    } finally {
      for (const proxy of deployed) proxy.stop();
    }
    return results;
  } finally {
    await bare.stop();
  }
}
