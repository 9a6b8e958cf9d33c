import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { runAsSystem } from './run-as-system';
import { errorCode } from './error-code';
import { withAdvisoryLock } from './advisory-lock';

export type Job = {
  name: string;
  everyMs: number;
  /**
   * `one transaction` gives every run a transaction, one at a time over all replicas, so that what one has done the next
   * one sees. A job that waits for another server takes `its own` short ones: nothing may be held open meanwhile.
   */
  transactions: 'one transaction' | 'its own';
  /** `stopping` is aborted when the program is about to end. */
  run: (strapi: Core.Strapi, now: number, stopping: AbortSignal) => Promise<void>;
};

/** Runs each job at once and then again and again, as long after its end as it says. Gives what ends them all. */
export function startSchedule(strapi: Core.Strapi, jobs: readonly Job[]): () => Promise<void> {
  const stopping = new AbortController();

  async function runOnce({ name, transactions, run }: Job): Promise<void> {
    const work = () => run(strapi, Date.now(), stopping.signal);
    try {
      await runAsSystem(() =>
        transactions === 'one transaction' ? withAdvisoryLock(strapi, `job-${name}`, work) : work(),
      );
    } catch (error) {
      strapi.log.error(`The job "${name}" did not get through (${errorCode(error)}); it is tried again`);
    }
  }

  async function repeat(job: Job): Promise<void> {
    while (!stopping.signal.aborted) {
      await runOnce(job);
      // Rejects when the program is about to end.
      await delay(job.everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const ended = Promise.all(jobs.map(repeat));
  return async () => {
    stopping.abort();
    await ended;
  };
}
