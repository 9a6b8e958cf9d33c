import { setTimeout as delay } from 'node:timers/promises';
import { publishTitle } from '../lib/publish-title';
import { ask, textOf } from './http';
import type { Measurements } from './measurements';

const visibleWithinMs = 30_000;

/** Tries until it is done: an editor whose panel says that it could not save presses the button again. */
async function until<T>(name: string, measurements: Measurements, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      measurements.fail(`editor: ${name}, done again`);
      await delay(1_000);
    }
  }
}

/** Publishes another title of the first article through the site, and waits until each web server shows it. */
async function publish(
  sites: readonly string[],
  headers: Record<string, string>,
  title: string,
  measurements: Measurements,
): Promise<void> {
  const [site = ''] = sites;
  await until('publishing', measurements, () => publishTitle(site, headers, title));
  const published = performance.now();
  await Promise.all(
    sites.map(async (url) => {
      while (!textOf(await ask(`${url}/resources`)).includes(title)) {
        if (performance.now() - published > visibleWithinMs) {
          measurements.fail('editor: not visible in 30 s');
          return;
        }
        await delay(20);
      }
      measurements.record('published until visible', performance.now() - published);
    }),
  );
}

export async function keepPublishing(
  sites: readonly string[],
  headers: Record<string, string>,
  everyMs: number,
  measurements: Measurements,
  leave: AbortSignal,
): Promise<number> {
  let published = 0;
  for (;;) {
    await delay(everyMs, undefined, { signal: leave }).catch(() => undefined);
    if (leave.aborted) return published;
    published += 1;
    await publish(sites, headers, `Published for the ${published}. time at ${Date.now()}`, measurements);
  }
}
