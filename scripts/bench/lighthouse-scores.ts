import lighthouse from 'lighthouse';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../lib/chromium';
import { freePort } from '../lib/ports';
import { Refusal } from '../lib/refusal';
import { median } from './statistics';

export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Refusal('The bench needs Chromium; name one with CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', ...args],
  });
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores from 0 to 100. */
export type LighthouseScores = { route: string } & Record<(typeof categories)[number], number>;

/** Audits a route on Lighthouse's phone, in a new browser, with real (devtools) throttling. */
async function auditOnce(address: string) {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(address, {
      port,
      onlyCategories: [...categories],
      throttlingMethod: 'devtools',
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
    return result.lhr.categories;
  } finally {
    await browser.close();
  }
}

/** Median scores of `runs` audits of each route. */
export async function measureLighthouse(
  origin: string,
  routes: readonly string[],
  runs: number,
): Promise<LighthouseScores[]> {
  const results: LighthouseScores[] = [];
  for (const route of routes) {
    const audits: Awaited<ReturnType<typeof auditOnce>>[] = [];
    for (let run = 0; run < runs; run += 1) audits.push(await auditOnce(`${origin}${route}`));
    const score = (category: string) => Math.round(100 * median(audits.map((audit) => audit[category]?.score ?? 0)));
    results.push({
      route,
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    });
  }
  return results;
}
