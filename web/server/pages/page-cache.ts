import { LRUCache } from 'lru-cache';

/** `shared`: somebody else's request was creating it already. `stale`: outdated, because no newer one could be created. */
export const cacheResults = ['hit', 'miss', 'shared', 'stale'] as const;
export type CacheResult = (typeof cacheResults)[number];

export type PageCacheOptions<V> = {
  /** Bytes of all values together. */
  maximumSize: number;
  sizeOf: (value: V) => number;
  /** True if a value is stored; otherwise only those who are waiting for it get it. */
  isCacheable?: (value: V) => boolean;
  /** True if a refreshed value equals the cached one, which then stays: it is better compressed by now. */
  isSame?: (cached: V, created: V) => boolean;
  /** A value is refreshed after this time, in the background. */
  refreshAfterMs?: number;
  /** After a failure, how long an outdated value is served without trying again. */
  retryDelayMs?: number;
  /** Called with how each answer came about. */
  onAnswer?: (result: CacheResult) => void;
  /** Called with failures that no visitor notices. */
  onBackgroundError?: (error: unknown) => void;
  now?: () => number;
};

type Create<V> = (abandoned: AbortSignal) => Promise<V>;

type Entry<V> = { value: V; generation: number; createdAt: number };

type Pending<V> = { generation: number; value: Promise<V>; waiting: number; abandoned: AbortController };

/**
 * Each value belongs to the generation in which its creation began. An outdated one is served only while no newer one
 * can be created, and one whose creation was overtaken by a purge is never stored.
 */
export class PageCache<V extends object> {
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #pending = new Map<string, Pending<V>>();
  readonly #options: Required<PageCacheOptions<V>>;
  #generation = 0;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(options: PageCacheOptions<V>) {
    this.#entries = new LRUCache({
      maxSize: options.maximumSize,
      sizeCalculation: ({ value }) => options.sizeOf(value),
    });
    this.#options = {
      isCacheable: () => true,
      isSame: () => false,
      refreshAfterMs: 60_000,
      retryDelayMs: 1_000,
      onAnswer: () => undefined,
      onBackgroundError: () => undefined,
      now: Date.now,
      ...options,
    };
  }

  /** Returns or creates the value. The signal for `create` is aborted once everybody who waits has `gone`. */
  get(key: string, create: Create<V>, gone?: AbortSignal): V | Promise<V> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#createFor(key, create, gone);
    if (entry.generation === this.#generation) {
      this.#options.onAnswer('hit');
      if (this.#options.now() - entry.createdAt >= this.#options.refreshAfterMs && !this.#hasJustFailed()) {
        this.#create(key, create).catch(this.#options.onBackgroundError);
      }
      return entry.value;
    }
    if (this.#hasJustFailed()) {
      this.#options.onAnswer('stale');
      return entry.value;
    }
    return this.#createFor(key, create, gone).catch((error: unknown) => {
      this.#options.onAnswer('stale');
      this.#options.onBackgroundError(error);
      return entry.value;
    });
  }

  get size(): { values: number; bytes: number } {
    return { values: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /** The content has changed: every cached value may be outdated. */
  purge(): void {
    this.#generation += 1;
    this.#failedAt = Number.NEGATIVE_INFINITY;
  }

  #createFor(key: string, create: Create<V>, gone?: AbortSignal): Promise<V> {
    this.#options.onAnswer(this.#pending.get(key)?.generation === this.#generation ? 'shared' : 'miss');
    return this.#create(key, create, gone);
  }

  #hasJustFailed(): boolean {
    return this.#options.now() - this.#failedAt < this.#options.retryDelayMs;
  }

  /** Simultaneous requests share one creation, unless it began before the content changed. */
  #create(key: string, create: Create<V>, gone?: AbortSignal): Promise<V> {
    const generation = this.#generation;
    const pending = this.#pending.get(key);
    if (pending?.generation === generation) {
      this.#waitFor(key, pending, gone);
      return pending.value;
    }
    const createdAt = this.#options.now();
    const abandoned = new AbortController();
    const value = create(abandoned.signal)
      .then(
        (created) => {
          if (generation !== this.#generation) return created;
          const cached = this.#entries.get(key)?.value;
          const current = cached && this.#options.isSame(cached, created) ? cached : created;
          if (this.#options.isCacheable(current)) this.#entries.set(key, { value: current, generation, createdAt });
          else this.#entries.delete(key);
          return current;
        },
        (error: unknown) => {
          // Only a page that was created before tells that the CMS is down. Other addresses may never work, and
          // asking for them again and again must not keep outdated pages in use.
          if (generation === this.#generation && this.#entries.get(key)) this.#failedAt = this.#options.now();
          throw error;
        },
      )
      .finally(() => {
        if (this.#pending.get(key)?.value === value) this.#pending.delete(key);
      });
    const started = { generation, value, waiting: 0, abandoned };
    this.#pending.set(key, started);
    this.#waitFor(key, started, gone);
    return value;
  }

  #waitFor(key: string, pending: Pending<V>, gone?: AbortSignal): void {
    pending.waiting += 1;
    gone?.addEventListener('abort', () => {
      pending.waiting -= 1;
      if (pending.waiting > 0) return;
      // Whoever asks next starts anew instead of sharing what is being given up.
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
      pending.abandoned.abort();
    });
  }
}
