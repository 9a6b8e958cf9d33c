import { randomUUID } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';

const LOCAL_SCHEMES = ['data:', 'blob:', 'about:'];

/** A console message that a step expects, and the matching messages so far. */
type Provoked = { pattern: RegExp; heard: string[] };

/** The messages expected at the moment, by browser context. */
const provocations = new WeakMap<BrowserContext, Set<Provoked>>();

/** Collects the warnings and errors of every page of a context, and its requests to any host but the site's. */
export function watchPage(context: BrowserContext, siteUrl: string, expected: readonly RegExp[]): readonly string[] {
  const complaints: string[] = [];
  const provoked = new Set<Provoked>();
  provocations.set(context, provoked);
  const complain = (text: string) => {
    const known = [...provoked].filter(({ pattern }) => pattern.test(text));
    for (const { heard } of known) heard.push(text);
    if (known.length === 0 && !expected.some((pattern) => pattern.test(text))) complaints.push(text);
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

/** Console messages arrive in order: once this one has arrived, so have all before it. */
async function hearOut(page: Page): Promise<void> {
  const word = `heard out ${randomUUID()}`;
  await Promise.all([
    page.waitForEvent('console', (message) => message.text() === word),
    page.evaluate((said) => window.console.debug(said), word),
  ]);
}

/**
 * Runs a step during which each pattern must match a console message. Matching messages do not fail the journey, but
 * only during the step.
 */
export async function expectComplaints<Result>(
  page: Page,
  patterns: readonly RegExp[],
  step: () => Promise<Result>,
): Promise<Result> {
  const provoked = provocations.get(page.context());
  if (!provoked) throw new Error('Nobody watches this page');
  const own = patterns.map((pattern): Provoked => ({ pattern, heard: [] }));
  await hearOut(page);
  for (const one of own) provoked.add(one);
  try {
    const result = await step();
    const missing = () => own.filter(({ heard }) => heard.length === 0).map(({ pattern }) => String(pattern));
    await expect.poll(missing, 'what the page was to complain about in this step, and did not').toEqual([]);
    await hearOut(page);
    return result;
  } finally {
    for (const one of own) provoked.delete(one);
  }
}
