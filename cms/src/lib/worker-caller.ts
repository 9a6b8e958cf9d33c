import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { Mutex } from 'async-mutex';

/**
 * Calls a worker that posts a message when it has loaded, and one in answer to each call. A call that takes longer than
 * `limitMs` ends the worker and is rejected with an AbortError; the next call starts another worker.
 */
export function createWorkerCaller(start: () => Worker, limitMs: number): (input: string) => Promise<unknown> {
  // One call at a time, so that none waits within the time of another.
  const mutex = new Mutex();
  let loaded: Worker | undefined;

  async function load(): Promise<Worker> {
    const worker = start();
    worker.unref();
    await once(worker, 'message');
    return worker;
  }

  return (input) =>
    mutex.runExclusive(async () => {
      const worker = (loaded ??= await load());
      try {
        worker.postMessage(input);
        const messages: unknown[] = await once(worker, 'message', { signal: AbortSignal.timeout(limitMs) });
        return messages[0];
      } catch (error) {
        loaded = undefined;
        await worker.terminate();
        throw error;
      }
    });
}
