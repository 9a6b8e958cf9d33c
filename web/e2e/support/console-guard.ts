import type { BrowserContext } from '@playwright/test';

const LOCAL_SCHEMES = ['data:', 'blob:', 'about:'];

/** Collects the warnings and errors of every page of a context, and its requests to any host but the site's. */
export function watchPage(context: BrowserContext, siteUrl: string, expected: readonly RegExp[]): readonly string[] {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  context.on('console', (message) => {
    if (message.type() !== 'warning' && message.type() !== 'error') return;
    complain(`${message.type()} at ${message.location().url}: ${message.text()}`);
  });
  context.on('weberror', (error) => complain(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (LOCAL_SCHEMES.includes(url.protocol) || url.origin === new URL(siteUrl).origin) return;
    complain(`request to another host: ${request.url()}`);
  });
  return complaints;
}
