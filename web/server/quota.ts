/** Limits an amount in use, for everybody together and for each owner. */
export class Quota {
  readonly #used = new Map<string, number>();
  #total = 0;

  constructor(
    private readonly maximum: number,
    private readonly perOwner: number,
  ) {}

  /** Acquires the whole amount, or nothing. */
  acquire(owner: string, amount: number): boolean {
    const used = this.#used.get(owner) ?? 0;
    if (used + amount > this.perOwner || this.#total + amount > this.maximum) return false;
    this.#used.set(owner, used + amount);
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
