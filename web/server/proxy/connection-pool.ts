import { idempotencyHeader } from '@contracts/submission';
import PQueue from 'p-queue';
import type { BalancedPool, Dispatcher } from 'undici';
import { connectToCms, isBrokenOff, isUnreachable, mostRetries } from '../cms-connections';
import type { Networks } from '../network';
import { isRead, type CallKind } from './cms-routes';
import { Refusal } from './refusal';

type Limits = {
  connections: number;
  /** Milliseconds that a call may wait in the queue. */
  queueTimeout: number;
  /** Calls of one address that may wait in the queue. */
  queueSize: number;
  /** Milliseconds until the answer has to begin, and between two chunks of it. */
  answerTimeout: number;
};

const limits: Readonly<Record<CallKind, Limits>> = {
  form: { connections: 32, queueTimeout: 10_000, queueSize: 128, answerTimeout: 30_000 },
  // Twenty pictures sent at once over a slow line wait for one another, and each is resized by the CMS.
  upload: { connections: 32, queueTimeout: 600_000, queueSize: 64, answerTimeout: 120_000 },
  // A long video occupies one all the while.
  file: { connections: 256, queueTimeout: 15_000, queueSize: 256, answerTimeout: 30_000 },
  other: { connections: 64, queueTimeout: 15_000, queueSize: 128, answerTimeout: 120_000 },
};
/** The part of the connections that one address, and one wide network, may use at a time. */
const fractions = { network: 1 / 8, wideNetwork: 1 / 4 };
/** Shorter than the CMS keeps an idle connection. */
const keepAliveTimeout = 4_000;

export type Call = { networks: Networks; visitorGone: AbortSignal } & Pick<
  Dispatcher.RequestOptions,
  'method' | 'path' | 'headers' | 'body'
>;

/**
 * The connections to the CMS for one kind of call. Each address and each wide network has its own queue, so that none
 * waits behind the calls of another. The calls at the head of these queues share one queue for the connections.
 */
export class ConnectionPool {
  readonly #limits: Limits;
  readonly #connections: BalancedPool;
  readonly #shared: PQueue;
  readonly #queues = new Map<string, PQueue>();

  readonly #onAnswer: (ms: number) => void;

  /** `onAnswer` is told how long the CMS took, without the time in the queue. */
  constructor(cmsUrls: readonly string[], kind: CallKind, onAnswer: (ms: number) => void) {
    this.#limits = limits[kind];
    this.#onAnswer = onAnswer;
    const { connections, answerTimeout } = this.#limits;
    this.#connections = connectToCms(cmsUrls, {
      connections,
      keepAliveTimeout,
      headersTimeout: answerTimeout,
      bodyTimeout: answerTimeout,
    });
    this.#shared = new PQueue({ concurrency: connections });
  }

  /** Occupies the connection until the body of the answer is read or destroyed. */
  async request({ networks, visitorGone, ...options }: Call): Promise<Dispatcher.ResponseData> {
    const release = await this.#acquire(networks, visitorGone);
    try {
      const began = performance.now();
      const answer = await this.#send(options, visitorGone);
      this.#onAnswer(performance.now() - began);
      answer.body.once('close', release);
      // The reader handles errors; there may be none any more.
      answer.body.on('error', () => undefined);
      return answer;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Whether calls of this address, or of anybody at the head of a queue, are waiting. */
  hasWaiting({ network, wideNetwork }: Networks): boolean {
    const waiting = (name: string | null) => (name === null ? 0 : (this.#queues.get(name)?.size ?? 0));
    return this.#shared.size > 0 || waiting(network) > 0 || waiting(wideNetwork) > 0;
  }

  close(): Promise<void> {
    return this.#connections.destroy();
  }

  #acquire({ network, wideNetwork }: Networks, visitorGone: AbortSignal): Promise<() => void> {
    const own = this.#queueOf(network, fractions.network);
    if (own.size >= this.#limits.queueSize) throw new Refusal(429);
    return new Promise((resolve, reject) => {
      const waiting = new AbortController();
      let isNext = false;
      const timer = setTimeout(() => waiting.abort(new Refusal(isNext ? 503 : 429)), this.#limits.queueTimeout);
      const cancel = () => waiting.abort(new Refusal(400));
      visitorGone.addEventListener('abort', cancel);
      const stopWaiting = () => {
        clearTimeout(timer);
        visitorGone.removeEventListener('abort', cancel);
      };
      const hold = () =>
        new Promise<void>((release) => {
          stopWaiting();
          resolve(release);
        });
      const { signal } = waiting;
      const waitForConnection = () => {
        isNext = true;
        return this.#shared.add(hold, { signal });
      };
      const waitForNeighbours = () =>
        wideNetwork === null
          ? waitForConnection()
          : this.#queueOf(wideNetwork, fractions.wideNetwork).add(waitForConnection, { signal });
      own.add(waitForNeighbours, { signal }).catch((error: unknown) => {
        stopWaiting();
        reject(error instanceof Error ? error : new Refusal(503, { cause: error }));
      });
    });
  }

  #queueOf(network: string, fraction: number): PQueue {
    const known = this.#queues.get(network);
    if (known) return known;
    const queue = new PQueue({ concurrency: Math.ceil(this.#limits.connections * fraction) });
    queue.on('idle', () => this.#queues.delete(network));
    this.#queues.set(network, queue);
    return queue;
  }

  async #send(options: Dispatcher.RequestOptions, visitorGone: AbortSignal): Promise<Dispatcher.ResponseData> {
    // A call that may change something is finished even if the visitor leaves.
    const sent = isRead(options.method) ? { ...options, signal: visitorGone } : options;
    for (let retries = mostRetries; ; retries -= 1) {
      try {
        return await this.#connections.request(sent);
      } catch (error) {
        if (retries === 0 || !mayBeRepeated(error, options)) throw error;
      }
    }
  }
}

/** A CMS that stored a request without answering gives the same answer to its key again, and so does any other CMS. */
function mayBeRepeated(error: unknown, { method, headers, body }: Dispatcher.RequestOptions): boolean {
  const isStream = body !== null && body !== undefined && !Buffer.isBuffer(body);
  if (isStream) return false;
  if (isUnreachable(error)) return true;
  return isBrokenOff(error) && (isRead(method) || Reflect.has(headers ?? {}, idempotencyHeader.toLowerCase()));
}
