import Piscina from 'piscina';

/** No place is free in the queue; the same call may succeed soon. */
export class LaneFull extends Error {
  constructor() {
    super('One moment, please: many others are being served. Nothing was done yet. Please try again in a few seconds.');
  }
}

const idleMs = 60_000;

/** A thread for work that would block all other calls, and a few places to wait for it. Each kind of work has a lane of its own. */
export class WorkerLane {
  readonly #pool = new Piscina<unknown, Uint8Array<ArrayBuffer>>({
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    niceIncrement: 5,
  });
  readonly #places: number;
  #taken = 0;

  constructor(places: number) {
    this.#places = places;
  }

  /** Takes a place until `work` is done, which calls `run`. Throws `LaneFull` if there is none. */
  async enter<T>(work: () => Promise<T>): Promise<T> {
    if (this.#taken >= this.#places) throw new LaneFull();
    this.#taken += 1;
    try {
      return await work();
    } finally {
      this.#taken -= 1;
    }
  }

  /** Calls the exported function `name` of a compiled module, with a copy of `task`. */
  async run<Work extends (task: never) => Promise<Buffer>>(
    module: string,
    name: string,
    task: Parameters<Work>[0],
  ): Promise<Buffer> {
    const { buffer, byteOffset, byteLength } = await this.#pool.run(task, { filename: module, name });
    return Buffer.from(buffer, byteOffset, byteLength);
  }
}
