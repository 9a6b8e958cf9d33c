import type { AttemptKey, Attempts } from '../../lib/attempts';

const secondMs = 1000;

const shortestMs = 250;

/**
 * The largest delay applies: a quarter of a second after `free` failures, doubled with every `doublesEvery` more. One
 * failure is forgotten every `forgetsEveryMs`.
 */
const paces = {
  account: { free: 4, doublesEvery: 1, mostMs: 8 * secondMs, forgetsEveryMs: 120 * secondMs },
  network: { free: 8, doublesEvery: 2, mostMs: 8 * secondMs, forgetsEveryMs: 60 * secondMs },
  everywhere: { free: 40, doublesEvery: 20, mostMs: 4 * secondMs, forgetsEveryMs: 5 * secondMs },
} as const;
type Counted = keyof typeof paces;
type Pace = (typeof paces)[Counted];
/** A network that has not used up its own free failures waits no longer, whatever others do. */
const longestForOthersMs = secondMs;

export type Attempt = {
  /** The email address as typed, whether or not an account has it. */
  account: string;
  network: string;
  /** The id of a browser in which this account has signed in before; null for any other. */
  device: string | null;
};

export type Admission = {
  delayMs: number;
  /** Those of the same network, or of the same known browser. */
  failures: number;
  succeeded: (now: number) => Promise<void>;
};

function delay(failures: number, { free, doublesEvery, mostMs }: Pace): number {
  return failures < free ? 0 : Math.min(mostMs, shortestMs * 2 ** Math.floor((failures - free) / doublesEvery));
}

/** Beyond this, failures would not increase the delay, only its duration. */
function most({ free, doublesEvery, mostMs }: Pace): number {
  return free + doublesEvery * Math.log2(mostMs / shortestMs) + 1;
}

/** Stores when all failures are forgotten. An attempt in progress counts as failed until it succeeds. */
function failuresOf(attempts: Attempts, pace: Pace, key: AttemptKey) {
  const longestMs = most(pace) * pace.forgetsEveryMs;

  async function count(now: number): Promise<number> {
    const forgottenAt = await attempts.nthLast(key, 1, { now, longestMs });
    return forgottenAt === undefined ? 0 : Math.min(most(pace), (forgottenAt - now) / pace.forgetsEveryMs);
  }

  return {
    count,
    async add(change: 1 | -1, now: number): Promise<void> {
      const failures = Math.min(most(pace), Math.max(0, (await count(now)) + change));
      await attempts.replace(key, now + failures * pace.forgetsEveryMs);
    },
  };
}

/** Others cannot lock a member out: a browser known to the account has its own counter. */
export function createSignInThrottle(attempts: Attempts) {
  return {
    admit({ account, network, device }: Attempt, now: number): Promise<Admission> {
      const known = device !== null;
      const keys = { account, network: known ? `device ${device}` : network, everywhere: '' };
      const counted: readonly Counted[] = known ? ['network'] : ['account', 'network', 'everywhere'];
      const counters = counted.map((each) => {
        const pace = paces[each];
        return { each, pace, ...failuresOf(attempts, pace, { purpose: `failed-sign-in-${each}`, of: keys[each] }) };
      });

      return attempts.exclusively('sign-in', async () => {
        let delayMs = 0;
        let ofNetwork = 0;
        for (const { each, pace, count } of counters) {
          const failures = await count(now);
          delayMs = Math.max(delayMs, delay(failures, pace));
          if (each === 'network') ofNetwork = failures;
        }
        if (ofNetwork < paces.network.free) delayMs = Math.min(delayMs, longestForOthersMs);
        for (const counter of counters) await counter.add(1, now);
        return {
          delayMs,
          failures: ofNetwork,
          succeeded: (at) =>
            attempts.exclusively('sign-in', async () => {
              for (const counter of counters) await counter.add(-1, at);
            }),
        };
      });
    },
  };
}
