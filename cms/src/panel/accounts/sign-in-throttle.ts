const second = 1000;

const shortestMs = 250;

/**
 * Each counter slows sign-in on its own, and the largest delay applies: a quarter of a second after `free` failures,
 * doubled with every `doublesEvery` more. One failure is forgotten every `forgetsEveryMs`.
 */
const paces = {
  account: { free: 4, doublesEvery: 1, mostMs: 8 * second, forgetsEveryMs: 120 * second },
  network: { free: 8, doublesEvery: 2, mostMs: 8 * second, forgetsEveryMs: 60 * second },
  everywhere: { free: 40, doublesEvery: 20, mostMs: 4 * second, forgetsEveryMs: 5 * second },
} as const;
type Counted = keyof typeof paces;
type Pace = (typeof paces)[Counted];

/** How many attempts may wait at once, in total and per network; further ones get 429. */
const waitingPlaces = 40;
const placesOfNetwork = 4;
/** Limits memory use during an attack with made-up accounts. */
const mostCounts = 20_000;

export type Attempt = {
  /** The email address as typed, whether or not an account has it. */
  account: string;
  network: string;
  /** The id of a browser in which this account has signed in before; null for any other. */
  device: string | null;
};

export type Admission =
  | { kind: 'wait'; milliseconds: number; ended: () => void; succeeded: (now: number) => void }
  | { kind: 'full'; retryAfterSeconds: number };

function delay(failures: number, { free, doublesEvery, mostMs }: Pace): number {
  return failures < free ? 0 : Math.min(mostMs, shortestMs * 2 ** Math.floor((failures - free) / doublesEvery));
}

/** Beyond this, failures would not increase the delay, only its duration. */
function most({ free, doublesEvery, mostMs }: Pace): number {
  return free + doublesEvery * Math.log2(mostMs / shortestMs) + 1;
}

/** Counts recent failures. An attempt in progress counts as failed until it succeeds. */
class Failures {
  readonly #counts = new Map<string, { count: number; at: number }>();

  constructor(readonly pace: Pace) {}

  of(key: string, now: number): number {
    const { count, at } = this.#counts.get(key) ?? { count: 0, at: now };
    return Math.max(0, count - Math.max(0, now - at) / this.pace.forgetsEveryMs);
  }

  add(key: string, change: 1 | -1, now: number): void {
    const count = Math.min(most(this.pace), Math.max(0, this.of(key, now) + change));
    this.#counts.delete(key);
    this.#counts.set(key, { count, at: now });
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > mostCounts && oldest !== undefined) this.#counts.delete(oldest);
  }
}

/**
 * Delays sign-in the more often it failed for the account, the network and the whole site. Others cannot lock a member
 * out: a browser known to the account has its own counter.
 */
export function createSignInThrottle() {
  const failures = {
    account: new Failures(paces.account),
    network: new Failures(paces.network),
    everywhere: new Failures(paces.everywhere),
  };
  const waiting = new Map<string, number>();
  let places = 0;

  return {
    admit({ account, network, device }: Attempt, now: number): Admission {
      const known = device !== null;
      const keys = { account, network: known ? `device ${device}` : network, everywhere: '' };
      const counted: readonly Counted[] = known ? ['network'] : ['account', 'network', 'everywhere'];
      const milliseconds = Math.max(...counted.map((each) => delay(failures[each].of(keys[each], now), paces[each])));
      const waits = milliseconds > 0;
      const ofNetwork = waiting.get(keys.network) ?? 0;
      if (waits && (ofNetwork >= placesOfNetwork || (!known && places >= waitingPlaces))) {
        return { kind: 'full', retryAfterSeconds: Math.ceil(milliseconds / second) };
      }
      for (const each of counted) failures[each].add(keys[each], 1, now);
      if (waits) {
        waiting.set(keys.network, ofNetwork + 1);
        if (!known) places += 1;
      }
      return {
        kind: 'wait',
        milliseconds,
        ended() {
          if (!waits) return;
          const others = (waiting.get(keys.network) ?? 1) - 1;
          if (others > 0) waiting.set(keys.network, others);
          else waiting.delete(keys.network);
          if (!known) places -= 1;
        },
        succeeded(at) {
          for (const each of counted) failures[each].add(keys[each], -1, at);
        },
      };
    },
  };
}
