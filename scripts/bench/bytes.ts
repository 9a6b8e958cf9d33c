import type { Browser } from 'playwright-core';

export type RouteBytes = {
  route: string;
  requests: number;
  /** Bytes on the wire, headers included. */
  total: number;
  byKind: Record<string, number>;
};

/** What one cold load of each route transfers, by the kind of resource, as Chromium counts it. */
export async function measureBytes(browser: Browser, origin: string, routes: readonly string[]): Promise<RouteBytes[]> {
  const results: RouteBytes[] = [];
  for (const route of routes) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const kinds = new Map<string, string>();
    const byKind: Record<string, number> = {};
    let total = 0;
    let requests = 0;
    devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (encodedDataLength === 0) return;
      const kind = kinds.get(requestId) ?? 'Other';
      byKind[kind] = (byKind[kind] ?? 0) + encodedDataLength;
      total += encodedDataLength;
      requests += 1;
    });
    await page.goto(`${origin}${route}`, { waitUntil: 'networkidle' });
    await context.close();
    results.push({ route, requests, total, byKind });
  }
  return results;
}
