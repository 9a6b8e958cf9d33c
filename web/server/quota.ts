/** Limits an amount in use, for everybody together and for each owner. */
export class Quota {
  readonly #used = new Map<string, number>();
  #total = 0;

  constructor(
    private readonly maximum: number,
    private readonly perOwner: number,
  ) {}

  /** Whose part, if any, an amount would exceed. */
  exceeded(owner: string, amount: number): 'owner' | 'everybody' | null {
    if ((this.#used.get(owner) ?? 0) + amount > this.perOwner) return 'owner';
    return this.#total + amount > this.maximum ? 'everybody' : null;
  }

  /** Acquires the whole amount, or nothing. */
  acquire(owner: string, amount: number): boolean {
    if (this.exceeded(owner, amount) !== null) return false;
    this.#used.set(owner, (this.#used.get(owner) ?? 0) + amount);
    this.#total += amount;
    return true;
  }

  release(owner: string, amount: number): void {
    const left = (this.#used.get(owner) ?? 0) - amount;
    if (left > 0) this.#used.set(owner, left);
    else this.#used.delete(owner);
    this.#total -= amount;
  }
}
