import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { runAsSystem } from './viewer';
import { errorCode } from '../contracts/watching';
import { withAdvisoryLock } from './advisory-lock';

export type Job = {
  name: string;
  everyMs: number;
  /** Without it a run is one transaction, one at a time across replicas, and must not wait for another server. */
  hasOwnTransactions?: true;
  /** `stopping` is aborted when the program shuts down. */
  run: (strapi: Core.Strapi, now: number, stopping: AbortSignal) => Promise<void>;
};

/** Runs each job at once and again after its interval. Returns a function that stops all of them. */
export function startSchedule(strapi: Core.Strapi, jobs: readonly Job[]): () => Promise<void> {
  const stopping = new AbortController();

  async function runOnce({ name, hasOwnTransactions, run }: Job): Promise<void> {
    const work = () => run(strapi, Date.now(), stopping.signal);
    try {
      await runAsSystem(() => (hasOwnTransactions ? work() : withAdvisoryLock(strapi, `job-${name}`, work)));
    } catch (error) {
      strapi.log.error(`The job "${name}" did not get through (${errorCode(error)}); it is tried again`);
    }
  }

  async function repeat(job: Job): Promise<void> {
    while (!stopping.signal.aborted) {
      await runOnce(job);
      // Rejects when the program shuts down.
      await delay(job.everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const ended = Promise.all(jobs.map(repeat));
  return async () => {
    stopping.abort();
    await ended;
  };
}
