import type { Browser } from 'playwright-core';
import { brotliBytes } from '../lib/brotli-bytes';

export type RouteBytes = {
  route: string;
  requests: number;
  /** Bytes of all bodies, compressed. */
  total: number;
  byKind: Record<string, number>;
};

/** What one cold load of each route transfers, by the kind of resource. */
export async function measureBytes(browser: Browser, origin: string, routes: readonly string[]): Promise<RouteBytes[]> {
  const results: RouteBytes[] = [];
  for (const route of routes) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const answers = new Map<string, { kind: string; url: string; headers: number; bytes: number }>();
    devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
      answers.set(requestId, { kind: type, url: response.url, headers: response.encodedDataLength, bytes: 0 }),
    );
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const answer = answers.get(requestId);
      if (answer !== undefined) answer.bytes = encodedDataLength - answer.headers;
    });
    await page.goto(`${origin}${route}`, { waitUntil: 'networkidle' });
    await context.close();

    const byKind: Record<string, number> = {};
    let total = 0;
    let requests = 0;
    for (const { kind, url, bytes } of answers.values()) {
      // Browsers fetch the icon once for the whole site, and Chromium's build for tests never.
      if (bytes === 0 || url.endsWith('/favicon.svg')) continue;
      const size = (await brotliBytes(url, kind)) ?? bytes;
      byKind[kind] = (byKind[kind] ?? 0) + size;
      total += size;
      requests += 1;
    }
    results.push({ route, requests, total, byKind });
  }
  return results;
}
