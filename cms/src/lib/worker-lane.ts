import Piscina from 'piscina';

/** No place is free in the queue; the same call may succeed soon. */
export class LaneFull extends Error {
  constructor() {
    super('One moment, please: many others are being served. Nothing was done yet. Please try again in a few seconds.');
  }
}

const idleMs = 60_000;

/** A thread for work that would block all other calls, with a short queue. Each kind of work has a lane of its own. */
export class WorkerLane {
  readonly #pool = new Piscina({ minThreads: 0, maxThreads: 1, idleTimeout: idleMs, niceIncrement: 10 });

  constructor(readonly queueSize: number) {}

  /** Throws `LaneFull` if `run` would, for callers that have something to do before it. */
  checkRoom(): void {
    if (this.#pool.queueSize >= this.queueSize) throw new LaneFull();
  }

  /** Calls the exported function `name` of a compiled module, with a copy of `task`. */
  async run<Work extends (task: never) => Promise<Buffer>>(
    module: string,
    name: string,
    task: Parameters<Work>[0],
  ): Promise<Buffer> {
    this.checkRoom();
    const { buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer> = await this.#pool.run(task, {
      filename: module,
      name,
    });
    return Buffer.from(buffer, byteOffset, byteLength);
  }
}
