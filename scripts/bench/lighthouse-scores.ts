import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './statistics';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Scores from 0 to 100. */
export type LighthouseScores = { route: string } & Record<Category, number>;

async function auditOnce(address: string, port: number): Promise<Record<Category, number>> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: [...categories],
    throttlingMethod: 'devtools',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const score = (category: Category) => Math.round((result.lhr.categories[category]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

/** Median scores of `runs` audits of each route on Lighthouse's phone, with real (devtools) throttling. */
export async function measureLighthouse(
  chromePath: string,
  origin: string,
  routes: readonly string[],
  runs: number,
): Promise<LighthouseScores[]> {
  const results: LighthouseScores[] = [];
  for (const route of routes) {
    const audits: Record<Category, number>[] = [];
    for (let run = 0; run < runs; run += 1) {
      const chrome = await launch({
        chromePath,
        chromeFlags: [
          '--headless=new',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
        ],
      });
      try {
        audits.push(await auditOnce(`${origin}${route}`, chrome.port));
      } finally {
        chrome.kill();
      }
    }
    const middle = (category: Category) => median(audits.map((audit) => audit[category]));
    results.push({
      route,
      performance: middle('performance'),
      accessibility: middle('accessibility'),
      'best-practices': middle('best-practices'),
      seo: middle('seo'),
    });
  }
  return results;
}
