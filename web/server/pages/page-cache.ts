import { LRUCache } from 'lru-cache';

export type PageCacheOptions<V> = {
  /** Bytes that all kept values may take together. */
  maximumSize: number;
  sizeOf: (value: V) => number;
  /** Whether a value is worth its place; without it a value is handed to those who wait for it and forgotten. */
  keeps?: (value: V) => boolean;
  /** Whether a value was made the same again; then the cached one stays, with what has been made of it since. */
  isSame?: (cached: V, made: V) => boolean;
  /** Milliseconds after which a value that is served is made anew behind the visitor's back. */
  refreshAfter?: number;
  /** Milliseconds after a failure in which an outdated value is served without trying again. */
  pauseAfterFailure?: number;
  /** Hears of failures that no visitor notices. */
  onHiddenFailure?: (error: unknown) => void;
  now?: () => number;
};

type Entry<V> = { value: V; generation: number; madeAt: number };

/**
 * Values made from content of the CMS. Each carries the generation in which its making began; `purge` begins the next
 * one. A value of an earlier generation is served only while no newer one can be made, and a making that was overtaken
 * by a purge never replaces anything.
 */
export class PageCache<V extends object> {
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #making = new Map<string, { generation: number; value: Promise<V> }>();
  readonly #keeps: (value: V) => boolean;
  readonly #isSame: (cached: V, made: V) => boolean;
  readonly #refreshAfter: number;
  readonly #pauseAfterFailure: number;
  readonly #onHiddenFailure: (error: unknown) => void;
  readonly #now: () => number;
  #generation = 0;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(options: PageCacheOptions<V>) {
    this.#entries = new LRUCache({
      maxSize: options.maximumSize,
      sizeCalculation: ({ value }) => options.sizeOf(value),
    });
    this.#keeps = options.keeps ?? (() => true);
    this.#isSame = options.isSame ?? (() => false);
    this.#refreshAfter = options.refreshAfter ?? 60_000;
    this.#pauseAfterFailure = options.pauseAfterFailure ?? 1_000;
    this.#onHiddenFailure = options.onHiddenFailure ?? (() => undefined);
    this.#now = options.now ?? Date.now;
  }

  get(key: string, make: () => Promise<V>): V | Promise<V> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#make(key, make);
    if (entry.generation === this.#generation) {
      if (this.#now() - entry.madeAt >= this.#refreshAfter && !this.#isPausing()) {
        this.#make(key, make).catch(this.#onHiddenFailure);
      }
      return entry.value;
    }
    if (this.#isPausing()) return entry.value;
    return this.#make(key, make).catch((error: unknown) => {
      this.#onHiddenFailure(error);
      return entry.value;
    });
  }

  /** What is kept may be outdated from now on. */
  purge(): void {
    this.#generation += 1;
    this.#failedAt = Number.NEGATIVE_INFINITY;
  }

  #isPausing(): boolean {
    return this.#now() - this.#failedAt < this.#pauseAfterFailure;
  }

  /** Simultaneous requests share one making, unless it began before the content changed. */
  #make(key: string, make: () => Promise<V>): Promise<V> {
    const generation = this.#generation;
    const underway = this.#making.get(key);
    if (underway?.generation === generation) return underway.value;
    const madeAt = this.#now();
    const value = make()
      .then(
        (made) => {
          if (generation !== this.#generation) return made;
          const cached = this.#entries.get(key)?.value;
          const current = cached && this.#isSame(cached, made) ? cached : made;
          if (this.#keeps(current)) this.#entries.set(key, { value: current, generation, madeAt });
          else this.#entries.delete(key);
          return current;
        },
        (error: unknown) => {
          // Only what could be made before says that the CMS is to blame: an address may be hopeless by itself, and
          // whoever keeps asking for it must not keep outdated pages alive.
          if (generation === this.#generation && this.#entries.get(key)) this.#failedAt = this.#now();
          throw error;
        },
      )
      .finally(() => {
        if (this.#making.get(key)?.value === value) this.#making.delete(key);
      });
    this.#making.set(key, { generation, value });
    return value;
  }
}
