import { Quota } from '../quota';
import { Refusal } from './refusal';

const megabyte = 2 ** 20;
/** Enough for a crowd behind one carrier address, because a form arrives within milliseconds. */
const unfinishedPerOwner = 128;

export type HeldBody = {
  readonly owner: string;
  /** Bytes of memory. */
  size: number;
  /** Gives up an unfinished body, to make room for others. */
  readonly drop: () => void;
};

/** Limits the memory of small bodies, for all together and for each address. */
export class BodyMemory {
  /** The oldest first. */
  readonly #unfinished = new Set<HeldBody>();
  readonly #memory: Quota;

  constructor(maximum = 32 * megabyte, perOwner = 4 * megabyte) {
    this.#memory = new Quota(maximum, perOwner);
  }

  /** Each also occupies a connection to the proxy in front, so one address may have only so many. */
  begin(body: HeldBody): void {
    const ofOwner = [...this.#unfinished].filter(({ owner }) => owner === body.owner);
    if (ofOwner.length >= unfinishedPerOwner) ofOwner[0]?.drop();
    this.#unfinished.add(body);
  }

  /** If there is no room, the largest unfinished body is dropped: a person's form is small, and complete at once. */
  grow(body: HeldBody, size: number): void {
    const more = size - body.size;
    while (!this.#memory.acquire(body.owner, more)) {
      if (this.#memory.exceeded(body.owner, more) === 'owner') this.#dropLargest(body, 429, body.owner);
      else this.#dropLargest(body, 503);
    }
    body.size = size;
  }

  finish(body: HeldBody): void {
    this.#unfinished.delete(body);
  }

  release(body: HeldBody): void {
    this.#unfinished.delete(body);
    this.#memory.release(body.owner, body.size);
    body.size = 0;
  }

  /** The new body is refused if it is the largest itself. */
  #dropLargest(newcomer: HeldBody, status: 429 | 503, owner?: string): void {
    let largest = newcomer;
    for (const body of this.#unfinished) {
      if ((owner === undefined || body.owner === owner) && body.size > largest.size) largest = body;
    }
    if (largest === newcomer) throw new Refusal(status);
    largest.drop();
  }
}
