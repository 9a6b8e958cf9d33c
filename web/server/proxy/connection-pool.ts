import { idempotencyHeader } from '@contracts/submission';
import { healthPath } from '@contracts/watching';
import type { BalancedPool, Dispatcher } from 'undici';
import { connectToCms, isBrokenOff, isUnreachable, mostRetries } from '../cms-connections';
import { contentLimits, FairQueue, type FairQueueLimits, type Visitor } from '../fair-queue';
import type { Networks } from '../network';
import { isRead, type CallKind } from './cms-routes';

type Limits = FairQueueLimits & {
  /** How long the answer may take to begin, and between two chunks of it. */
  answerTimeoutMs: number;
};

/** Calls of `content` wait in the queue that they share with the pages. */
const limits: Readonly<Record<CallKind, Limits>> = {
  form: { concurrency: 32, queueTimeoutMs: 10_000, queueSize: 128, answerTimeoutMs: 30_000 },
  certificate: { concurrency: 32, queueTimeoutMs: 10_000, queueSize: 128, answerTimeoutMs: 30_000 },
  // Twenty pictures sent at once over a slow line wait for one another, and each is resized by the CMS.
  upload: { concurrency: 32, queueTimeoutMs: 600_000, queueSize: 64, answerTimeoutMs: 120_000 },
  // A long video occupies one all the while.
  file: { concurrency: 256, queueTimeoutMs: 15_000, queueSize: 256, answerTimeoutMs: 30_000 },
  content: { ...contentLimits, answerTimeoutMs: 30_000 },
  // Of its own, so that nobody who guesses passwords holds up the panel and the desk.
  'sign-in': { concurrency: 64, queueTimeoutMs: 15_000, queueSize: 16, answerTimeoutMs: 30_000 },
  account: { concurrency: 32, queueTimeoutMs: 15_000, queueSize: 128, answerTimeoutMs: 120_000 },
};
/** Shorter than the CMS keeps an idle connection. */
const keepAliveTimeout = 4_000;

export type Call = Visitor & Pick<Dispatcher.RequestOptions, 'method' | 'path' | 'headers' | 'body'>;

/** The connections to the CMS for one kind of call, which visitors get in turn. */
export class ConnectionPool {
  readonly #connections: BalancedPool;
  readonly #queue: FairQueue;
  readonly #onAnswer: (ms: number) => void;
  /** For files, which the CMS looks up before it sends them: until then they have as many permits as the pages. */
  readonly #lookups: FairQueue | null;
  readonly #size: number;

  /** `onAnswer` is told how long the CMS took, without the time in the queue. */
  constructor(
    cmsUrls: readonly string[],
    kind: CallKind,
    onAnswer: (ms: number) => void,
    queue = new FairQueue(limits[kind]),
  ) {
    this.#onAnswer = onAnswer;
    this.#queue = queue;
    this.#lookups = kind === 'file' ? new FairQueue(contentLimits) : null;
    const { concurrency, answerTimeoutMs } = limits[kind];
    this.#size = concurrency * cmsUrls.length;
    this.#connections = connectToCms(cmsUrls, {
      connections: concurrency,
      keepAliveTimeout,
      headersTimeout: answerTimeoutMs,
      bodyTimeout: answerTimeoutMs,
    });
  }

  /** Occupies the connection until the body of the answer is read or destroyed. */
  async request({ networks, gone, ...options }: Call): Promise<Dispatcher.ResponseData> {
    const visitor = { networks, gone };
    const release = await this.#queue.acquire(visitor);
    const send = () => this.#send(options);
    try {
      const answer = await (this.#lookups?.run(visitor, send) ?? send());
      answer.body.once('close', release);
      // The reader handles errors; there may be none any more.
      answer.body.on('error', () => undefined);
      return answer;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Opens all connections, because a CMS that is busy takes long to accept a new one. */
  async open(): Promise<void> {
    const call = () => this.#connections.request({ method: 'GET', path: healthPath }).then(({ body }) => body.dump());
    await Promise.allSettled(Array.from({ length: this.#size }, call));
  }

  hasWaiting(networks: Networks): boolean {
    return this.#queue.hasWaiting(networks);
  }

  close(): Promise<void> {
    return this.#connections.destroy();
  }

  /** Not broken off if the visitor leaves: the CMS would go on, and whoever leaves at once would have more at a time. */
  async #send(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
    for (let retries = mostRetries; ; retries -= 1) {
      try {
        const began = performance.now();
        const answer = await this.#connections.request(options);
        this.#onAnswer(performance.now() - began);
        return answer;
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
