import { setTimeout as delay } from 'node:timers/promises';
import Piscina from 'piscina';

export class LaneFull extends Error {
  override readonly message =
    'One moment, please: many others are being served. Nothing was done yet. Please try again in a few seconds.';
}

const settings = { minThreads: 0, maxThreads: 1, idleTimeout: 60_000, niceIncrement: 5 };

/** A flood that is refused at once comes back at once. */
const refusalDelayMs = 1_000;

/** A thread for work that would block all other calls, and a few tasks that wait for it. Each kind of work has its own. */
export class WorkerLane {
  readonly #thread = new Piscina<unknown, Uint8Array<ArrayBuffer>>(settings);
  #free: number;

  constructor(capacity: number) {
    this.#free = capacity;
  }

  /** Holds room in the lane until `work` is done, which calls `run`. Throws `LaneFull` if there is none. */
  async enter<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free === 0) {
      await delay(refusalDelayMs);
      throw new LaneFull();
    }
    this.#free -= 1;
    return work().finally(() => (this.#free += 1));
  }

  /** Calls the exported function `name` of a compiled module, with a copy of `task`. */
  async run<Work extends (task: never) => Promise<Buffer>>(filename: string, name: string, task: Parameters<Work>[0]) {
    const { buffer, byteOffset, byteLength } = await this.#thread.run(task, { filename, name });
    return Buffer.from(buffer, byteOffset, byteLength);
  }
}
