/** Keeps what was used most recently, up to a total weight. */
export class BoundedMap<V> {
  readonly #entries = new Map<string, V>();

  constructor(
    private readonly maximumWeight: number,
    private readonly weigh: (value: V) => number,
  ) {}

  get(key: string): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) {
      // A Map iterates in the order of insertion: put back, it counts as the newest.
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
  }

  set(key: string, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    // Weighed anew each time, because compressed forms are added to what is already kept.
    let weight = 0;
    for (const entry of this.#entries.values()) weight += this.weigh(entry);
    for (const [oldest, entry] of this.#entries) {
      if (weight <= this.maximumWeight || oldest === key) break;
      this.#entries.delete(oldest);
      weight -= this.weigh(entry);
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  get size(): number {
    return this.#entries.size;
  }
}
