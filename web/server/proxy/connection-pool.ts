import PQueue from 'p-queue';
import { Pool, type Dispatcher } from 'undici';
import type { Networks } from '../network';
import { isRead, type CallKind } from './calls';
import { Refusal } from './refusal';

type Limits = {
  connections: number;
  /** Milliseconds that a call waits for its turn. */
  patience: number;
  /** Calls of one address that may wait for their turn. */
  waiting: number;
  /** Milliseconds that the CMS may take, for an answer to begin and between two pieces of it. */
  answer: number;
};

const limits: Readonly<Record<CallKind, Limits>> = {
  form: { connections: 32, patience: 10_000, waiting: 128, answer: 30_000 },
  // Twenty pictures sent at once over a slow line wait for one another; what is sent has its sizes made.
  upload: { connections: 32, patience: 600_000, waiting: 64, answer: 120_000 },
  // Whoever watches a long video holds one all the while.
  file: { connections: 256, patience: 15_000, waiting: 256, answer: 30_000 },
  other: { connections: 64, patience: 15_000, waiting: 128, answer: 120_000 },
};
/** Of the connections, the part that one address, and one wide network, may hold at a time. */
const shares = { network: 1 / 8, wideNetwork: 1 / 4 };
/** Shorter than the CMS keeps a connection that waits. */
const keepAliveTimeout = 4_000;

export type Call = { networks: Networks; visitorGone: AbortSignal } & Pick<
  Dispatcher.RequestOptions,
  'method' | 'path' | 'headers' | 'body'
>;

/**
 * The connections to the CMS for one kind of call. Each address has a queue of its own, so that none waits behind
 * another one's calls, and so has each wide network; those whose turn it is share the connections in the order in which they came.
 */
export class ConnectionPool {
  readonly #limits: Limits;
  readonly #connections: Pool;
  readonly #everybody: PQueue;
  readonly #queues = new Map<string, PQueue>();

  constructor(cmsUrl: string, kind: CallKind) {
    this.#limits = limits[kind];
    const { connections, answer } = this.#limits;
    this.#connections = new Pool(new URL(cmsUrl).origin, {
      connections,
      keepAliveTimeout,
      headersTimeout: answer,
      bodyTimeout: answer,
    });
    this.#everybody = new PQueue({ concurrency: connections });
  }

  /** The connection is held until the body of the answer was read or destroyed. */
  async request({ networks, visitorGone, ...options }: Call): Promise<Dispatcher.ResponseData> {
    const release = await this.#turn(networks, visitorGone);
    try {
      const answer = await this.#ask(options, visitorGone);
      answer.body.once('close', release);
      // Whoever reads it hears of a failure; there may be nobody left to read it.
      answer.body.on('error', () => undefined);
      return answer;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Whether calls of this address, or of anybody, wait for their turn. */
  isWaitedFor({ network, wideNetwork }: Networks): boolean {
    const waiting = (name: string | null) => (name === null ? 0 : (this.#queues.get(name)?.size ?? 0));
    return this.#everybody.size > 0 || waiting(network) > 0 || waiting(wideNetwork) > 0;
  }

  close(): Promise<void> {
    return this.#connections.destroy();
  }

  #turn({ network, wideNetwork }: Networks, visitorGone: AbortSignal): Promise<() => void> {
    const own = this.#queueOf(network, shares.network);
    if (own.size >= this.#limits.waiting) throw new Refusal(429);
    return new Promise((resolve, reject) => {
      const waiting = new AbortController();
      let isNext = false;
      const timer = setTimeout(() => waiting.abort(new Refusal(isNext ? 503 : 429)), this.#limits.patience);
      const leave = () => waiting.abort(new Refusal(400));
      visitorGone.addEventListener('abort', leave);
      const stopWaiting = () => {
        clearTimeout(timer);
        visitorGone.removeEventListener('abort', leave);
      };
      const hold = () =>
        new Promise<void>((release) => {
          stopWaiting();
          resolve(release);
        });
      const { signal } = waiting;
      const waitForEverybody = () => {
        isNext = true;
        return this.#everybody.add(hold, { signal });
      };
      const waitForNeighbours = () =>
        wideNetwork === null
          ? waitForEverybody()
          : this.#queueOf(wideNetwork, shares.wideNetwork).add(waitForEverybody, { signal });
      own.add(waitForNeighbours, { signal }).catch((error: unknown) => {
        stopWaiting();
        reject(error instanceof Error ? error : new Refusal(503, { cause: error }));
      });
    });
  }

  #queueOf(network: string, share: number): PQueue {
    const known = this.#queues.get(network);
    if (known) return known;
    const queue = new PQueue({ concurrency: Math.ceil(this.#limits.connections * share) });
    queue.on('idle', () => this.#queues.delete(network));
    this.#queues.set(network, queue);
    return queue;
  }

  async #ask(options: Dispatcher.RequestOptions, visitorGone: AbortSignal): Promise<Dispatcher.ResponseData> {
    // What changes something is finished also when the visitor leaves meanwhile.
    if (!isRead(options.method)) return this.#connections.request(options);
    const reading = { ...options, signal: visitorGone };
    try {
      return await this.#connections.request(reading);
    } catch (error) {
      // A kept connection may be closed by the other side just then: reading is tried once more.
      if (!isClosedConnection(error)) throw error;
      return this.#connections.request(reading);
    }
  }
}

function isClosedConnection(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET';
}
