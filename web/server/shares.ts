/** So much of something for everybody together, and so much of it for one owner. */
export class Shares {
  readonly #taken = new Map<string, number>();
  #total = 0;

  constructor(
    private readonly maximum: number,
    private readonly perOwner: number,
  ) {}

  /** Takes the amount or nothing; says what is in the way. */
  take(owner: string, amount: number): 'taken' | 'owner-full' | 'all-full' {
    const owned = this.#taken.get(owner) ?? 0;
    if (owned + amount > this.perOwner) return 'owner-full';
    if (this.#total + amount > this.maximum) return 'all-full';
    this.#taken.set(owner, owned + amount);
    this.#total += amount;
    return 'taken';
  }

  giveBack(owner: string, amount: number): void {
    const left = (this.#taken.get(owner) ?? 0) - amount;
    if (left > 0) this.#taken.set(owner, left);
    else this.#taken.delete(owner);
    this.#total -= amount;
  }
}
