import type { Reporter, Suite } from '@playwright/test/reporter';

/** The browser stops drawing in one load of four hundred. More than this suggests another cause. */
const mostRepeated = 2;

/** Reports journeys that passed on the second try, and fails the run if there are too many. */
export default class RepeatedJourneys implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): Promise<{ status: 'failed' } | undefined> {
    const repeated = this.#suite?.allTests().filter((journey) => journey.outcome() === 'flaky') ?? [];
    process.stdout.write(`${repeated.length} journeys were made again because the browser had stopped drawing.\n`);
    for (const journey of repeated) process.stdout.write(`  ${journey.titlePath().join(' › ')}\n`);
    if (repeated.length <= mostRepeated) return Promise.resolve(undefined);
    process.stdout.write(`At most ${mostRepeated} may be.\n`);
    return Promise.resolve({ status: 'failed' });
  }
}
