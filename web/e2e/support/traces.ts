import { expect, type Page } from '@playwright/test';

/** Everything a page logs, requests and stores, except request bodies. */
export function watchTraces(page: Page) {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('pageerror', (error) => seen.push(String(error)));
  page.on('request', (request) => seen.push(request.url(), JSON.stringify(request.headers())));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  return async () => {
    const stored = await page.evaluate(async () => ({
      address: [window.location.href, document.referrer, document.title, window.name],
      history: JSON.stringify(history.state),
      storage: [localStorage, sessionStorage].map((storage) => Object.entries(storage)),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      timings: performance.getEntries().map(({ name }) => name),
    }));
    expect(stored.databases).toEqual([]);
    expect(stored.caches).toEqual([]);
    expect(stored.workers).toBe(0);
    return JSON.stringify([seen, stored, await page.context().cookies()]);
  };
}
