import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Account } from '../lib/call-cms';
import { median } from './statistics';

/** Emulated by Chromium: a round trip per answer, shared bandwidth, connections that cost nothing. */
const lines = {
  worst: { latency: 400, bitsPerSecond: 400_000 },
  bad: { latency: 150, bitsPerSecond: 1_600_000 },
} as const;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const article = '/resources?article=two-chairs-and-a-pot-of-coffee&lang=en';

type Line = { line: keyof typeof lines; cpuSlowdown?: number; withoutScripts?: boolean };

export type SlowLoad = { what: string; measured: number; bound: number };

async function onLine<T>(context: BrowserContext, on: Line, measure: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const { latency, bitsPerSecond } = lines[on.line];
  const throughput = { downloadThroughput: bitsPerSecond / 8, uploadThroughput: bitsPerSecond / 8 };
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: on.cpuSlowdown ?? 1 });
  if (on.withoutScripts === true) await devtools.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
  try {
    return await measure(page);
  } finally {
    await page.close();
  }
}

/** The same in a new phone, which has nothing stored. */
async function onNewPhone<T>(browser: Browser, on: Line, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    return await onLine(context, on, measure);
  } finally {
    await context.close();
  }
}

/** Milliseconds of the first and the largest paint, and how far the layout shifted. */
function load(browser: Browser, on: Line, address: string) {
  return onNewPhone(browser, on, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle', timeout: 180_000 });
    // Without functions that have names: tsx marks those with a helper that the page does not know.
    const [paints = [], largest = [], shifts = []] = await page.evaluate(() =>
      ['paint', 'largest-contentful-paint', 'layout-shift'].map((type) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type, buffered: true });
        return observer.takeRecords().map((entry) => ({
          name: entry.name,
          startTime: entry.startTime,
          value: 'value' in entry ? Number(entry.value) : 0,
        }));
      }),
    );
    return {
      fcp: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      lcp: largest.at(-1)?.startTime ?? Number.NaN,
      cls: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
}

/** Milliseconds from navigation until an element is there. */
function waitFor(address: string, selector: string) {
  return async (page: Page): Promise<number> => {
    await page.goto(address, { waitUntil: 'commit', timeout: 180_000 });
    await page.locator(selector).first().waitFor({ timeout: 180_000 });
    return page.evaluate(() => performance.now());
  };
}

/** A phone on which a member of the prayer team stays signed in. */
async function signedInPhone(browser: Browser, origin: string, { email, password }: Account): Promise<BrowserContext> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${origin}/desk?lang=en`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel(/^Keep me signed in/).check();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Waiting for prayer').waitFor();
  // The access token of the day before has expired.
  await page.evaluate(() => localStorage.removeItem('jwtToken'));
  await page.close();
  return context;
}

/** Loads what people wait for on slow lines, in turn, so that other work on the machine affects all of it alike. */
export async function measureSlowLine(
  browser: Browser,
  { url: origin, admin }: { url: string; admin: Account },
  { routes, otherRoutes, runs }: { routes: readonly string[]; otherRoutes: readonly string[]; runs: number },
): Promise<SlowLoad[]> {
  const taken = new Map<string, { bound: number; values: number[] }>();
  const take = (what: string, bound: number, value: number) => {
    const { values } = taken.get(what) ?? { values: [] };
    taken.set(what, { bound, values: [...values, value] });
  };
  const worst = { line: 'worst' } as const;
  for (let run = 0; run < runs; run += 1) {
    for (const route of run === 0 ? [...routes, ...otherRoutes] : routes) {
      const { lcp, cls } = await load(browser, { line: 'bad', cpuSlowdown: 4 }, origin + route);
      take(`${route} LCP, 1.6 Mbit/s, 150 ms, a fourth of the processor (ms)`, 1200, lcp);
      take(`${route} CLS`, 0.02, cls);
    }
    const home = `${origin}/?lang=en`;
    take('home LCP, 1.6 Mbit/s, 150 ms (ms)', 800, (await load(browser, { line: 'bad' }, home)).lcp);
    take('home LCP, 400 kbit/s, 400 ms (ms)', 1600, (await load(browser, worst, home)).lcp);
    const withScripts = await load(browser, worst, origin + article);
    const withoutScripts = await load(browser, { ...worst, withoutScripts: true }, origin + article);
    take('first paint of an article, against one without scripts (ratio)', 1.1, withScripts.fcp / withoutScripts.fcp);
    const form = waitFor(`${origin}/prayer?lang=en`, '#prayer-request button[type=submit]:enabled');
    take('the prayer form can be sent, 400 kbit/s, 400 ms (ms)', 1600, await onNewPhone(browser, worst, form));
    const desk = `${origin}/desk`;
    take('first words of the desk, 400 kbit/s, 400 ms (ms)', 2000, (await load(browser, worst, desk)).fcp);
    const signIn = waitFor(desk, 'main form button[type=submit]:enabled');
    take('somebody can sign in at the desk, 400 kbit/s, 400 ms (ms)', 6000, await onNewPhone(browser, worst, signIn));
    const member = await signedInPhone(browser, origin, admin);
    const work = waitFor(desk, 'main article, main h2:not(#desk-numbers, #account-changes)');
    take('a member sees the next request, 400 kbit/s, 400 ms (ms)', 6000, await onLine(member, worst, work));
    await member.close();
  }
  return Array.from(taken, ([what, { bound, values }]) => {
    return { what, measured: Number(median(values).toFixed(bound < 100 ? 3 : 0)), bound };
  });
}
