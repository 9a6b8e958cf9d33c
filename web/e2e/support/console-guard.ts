import { randomUUID } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';

const LOCAL_SCHEMES = ['data:', 'blob:', 'about:'];

/** A complaint that a step provokes, and what came of it. */
type Provoked = { pattern: RegExp; heard: string[] };

/** What is provoked right now in each context that is watched. */
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

/** A page is heard in the order in which it speaks: once this word of it has come, so has all that it said before. */
async function hearOut(page: Page): Promise<void> {
  const word = `heard out ${randomUUID()}`;
  await Promise.all([
    page.waitForEvent('console', (message) => message.text() === word),
    page.evaluate((said) => window.console.debug(said), word),
  ]);
}

/**
 * A step that makes the page complain: each of the patterns must fit something that it says meanwhile, and what they fit
 * is forgiven it, though neither before the step nor after it.
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
