import { setTimeout as delay } from 'node:timers/promises';
import type { Service } from './service';

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** A program that ran this long did not fail because of its start. */
const steadyMs = 60_000;

export interface SupervisedService {
  /** The program that runs now, or ran last. */
  readonly current: () => Service;
  readonly stop: () => Promise<void>;
}

/** Starts a program again whenever it ends by itself, after a pause that doubles until it runs for a while. */
export function superviseService(
  first: Service,
  start: () => Service,
  say: (line: string) => void,
  { firstPause = firstPauseMs, longestPause = longestPauseMs, steady = steadyMs } = {},
): SupervisedService {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let service = first;

  async function supervise(): Promise<void> {
    let pause = firstPause;
    let startedAt = performance.now();
    while (!isStopping()) {
      const end = await service.ended;
      if (isStopping()) return;
      if (performance.now() - startedAt >= steady) pause = firstPause;
      say(`${end}; it is started again in ${pause / 1000} s`);
      // Rejects when somebody asks to stop meanwhile.
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return;
      pause = Math.min(pause * 2, longestPause);
      startedAt = performance.now();
      service = start();
    }
  }

  const supervised = supervise();
  return {
    current: () => service,
    async stop() {
      stopping.abort();
      await service.stop();
      await supervised;
    },
  };
}
