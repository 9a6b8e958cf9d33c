import type { FastifyReply, FastifyRequest } from 'fastify';
import PQueue from 'p-queue';
import { type Networks, networksOf } from './network';
import { Refusal } from './proxy/refusal';

export type FairQueueLimits = {
  /** Holders at a time, of all addresses together. */
  concurrency: number;
  /** How long one may wait. */
  queueTimeoutMs: number;
  /** Those of one address that may wait. */
  queueSize: number;
};

/** Pages, files and answers that all visitors together may have made for reading at a time. */
export const contentLimits: FairQueueLimits = { concurrency: 16, queueTimeoutMs: 15_000, queueSize: 128 };

/** Who wants something, and the signal that they do not wait for it any more. */
export type Visitor = { networks: Networks; gone: AbortSignal };

export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return { networks: networksOf(request.ip), gone: gone.signal };
}

/** A visitor's request, which the CMS logs by its id. */
export type Asked = { requestId: string; visitor: Visitor };

/** The part of the permits that one address, and one wide network, may hold at a time. */
const fractions = { network: 1 / 8, wideNetwork: 1 / 4 };

/** Limits how much is done at a time. Each network has its own queue, so that none waits behind another. */
export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #shared: PQueue;
  readonly #queues = new Map<string, PQueue>();

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
    this.#shared = new PQueue({ concurrency: limits.concurrency });
  }

  /** Runs `work` once it has a permit. Throws a `Refusal` if that takes too long or the visitor leaves. */
  async run<Result>(visitor: Visitor, work: () => Promise<Result>): Promise<Result> {
    const release = await this.acquire(visitor);
    try {
      return await work();
    } finally {
      // Whoever is next would begin at once, and what has arrived from others would be read after the whole queue.
      setImmediate(release);
    }
  }

  /** True if others of this address, or anybody at the head of a queue, are waiting. */
  hasWaiting({ network, wideNetwork }: Networks): boolean {
    const waiting = (name: string | null) => (name === null ? 0 : (this.#queues.get(name)?.size ?? 0));
    return this.#shared.size > 0 || waiting(network) > 0 || waiting(wideNetwork) > 0;
  }

  /** Resolves with the function that gives the permit back. */
  acquire({ networks: { network, wideNetwork }, gone }: Visitor): Promise<() => void> {
    const own = this.#queueOf(network, fractions.network);
    if (own.size >= this.#limits.queueSize) return Promise.reject(new Refusal(429));
    if (gone.aborted) return Promise.reject(new Refusal(400));
    return new Promise((resolve, reject) => {
      const waiting = new AbortController();
      let isNext = false;
      const timer = setTimeout(() => waiting.abort(new Refusal(isNext ? 503 : 429)), this.#limits.queueTimeoutMs);
      const cancel = () => waiting.abort(new Refusal(400));
      gone.addEventListener('abort', cancel);
      const stopWaiting = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', cancel);
      };
      const hold = () =>
        new Promise<void>((release) => {
          stopWaiting();
          resolve(release);
        });
      const { signal } = waiting;
      const waitForPermit = () => {
        isNext = true;
        // Whoever has less than others comes first, so that a flood of many addresses holds up no single visitor.
        return this.#shared.add(hold, { signal, priority: -own.pending });
      };
      const waitForNeighbours = () =>
        wideNetwork === null
          ? waitForPermit()
          : this.#queueOf(wideNetwork, fractions.wideNetwork).add(waitForPermit, { signal });
      own.add(waitForNeighbours, { signal }).catch((error: unknown) => {
        stopWaiting();
        reject(error instanceof Error ? error : new Refusal(503, { cause: error }));
      });
    });
  }

  #queueOf(network: string, fraction: number): PQueue {
    const known = this.#queues.get(network);
    if (known) return known;
    const queue = new PQueue({ concurrency: Math.ceil(this.#limits.concurrency * fraction) });
    queue.on('idle', () => this.#queues.delete(network));
    this.#queues.set(network, queue);
    return queue;
  }
}
