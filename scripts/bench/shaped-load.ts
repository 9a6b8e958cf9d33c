import type { Browser } from 'playwright-core';
import { startShapingProxy } from './shaping-proxy';
import { median } from './statistics';

/** The budgets' slow line. */
const shapedLine = { roundTripMs: 150, bitsPerSecond: 1_600_000 };
const cpuSlowdown = 4;

export type ShapedLoad = { route: string; lcpMs: number; cls: number; lcpElement: string };

declare global {
  interface Window {
    benchVitals: { lcp: number; cls: number; element: string };
  }
}

async function loadOnce(browser: Browser, address: string): Promise<{ lcp: number; cls: number; element: string }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.benchVitals = { lcp: 0, cls: 0, element: '' };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          window.benchVitals.lcp = entry.startTime;
          if ('element' in entry && entry.element instanceof Element)
            window.benchVitals.element = entry.element.tagName;
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') window.benchVitals.cls += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(address, { waitUntil: 'networkidle' });
    const vitals = await page.evaluate(() => window.benchVitals);
    if (vitals.lcp === 0) throw new Error(`${address} showed nothing`);
    return vitals;
  } finally {
    await context.close();
  }
}

/** Medians of `runs` cold loads of each route over the shaped line. LCP in milliseconds, CLS as the standard defines it. */
export async function measureShapedLoads(
  browser: Browser,
  webPort: number,
  routes: readonly string[],
  runs: number,
): Promise<ShapedLoad[]> {
  const results: ShapedLoad[] = [];
  for (const route of routes) {
    const loads = [];
    for (let run = 0; run < runs; run += 1) {
      const line = await startShapingProxy(webPort, shapedLine);
      try {
        loads.push(await loadOnce(browser, `http://localhost:${line.port}${route}`));
      } finally {
        await line.stop();
      }
    }
    results.push({
      route,
      lcpMs: Math.round(median(loads.map((load) => load.lcp))),
      cls: Number(median(loads.map((load) => load.cls)).toFixed(4)),
      lcpElement: loads[0]?.element ?? '',
    });
  }
  return results;
}
