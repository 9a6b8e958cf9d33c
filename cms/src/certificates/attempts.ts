import type { AttemptKey, Attempts } from '../lib/attempts';
import type { RateLimitNetworks } from '../lib/client-address';

export type AttemptLimit = { purpose: string; maximum: number; windowMs: number };

type Counted = { key: AttemptKey; maximum: number };

/** As for forms, a wider network may make a few times as many attempts as one address. */
function counted({ purpose, maximum }: AttemptLimit, { address, network56, network48 }: RateLimitNetworks): Counted[] {
  return [
    { of: address, share: 1 },
    { of: network56, share: 3 },
    { of: network48, share: 5 },
  ].flatMap(({ of, share }) => (of === null ? [] : [{ key: { purpose, of }, maximum: maximum * share }]));
}

export function limitAttempts(attempts: Attempts, limit: AttemptLimit) {
  const { purpose, windowMs } = limit;

  /** Seconds until another attempt is allowed; 0 if one is. */
  async function wait(networks: RateLimitNetworks, now: number): Promise<number> {
    const waits = [0];
    for (const { key, maximum } of counted(limit, networks)) {
      const blocking = await attempts.nthLast(key, maximum, { now, longestMs: windowMs });
      if (blocking !== undefined) waits.push(Math.ceil((blocking - now) / 1000));
    }
    return Math.max(...waits);
  }

  return {
    wait,

    /** Counts an attempt if one is allowed, and answers as `wait` did before it. */
    async count(networks: RateLimitNetworks, now: number): Promise<number> {
      // Refusals do not take the lock, so a flood of them delays nobody.
      const known = await wait(networks, now);
      if (known > 0) return known;
      return attempts.exclusively(purpose, async () => {
        const seconds = await wait(networks, now);
        if (seconds > 0) return seconds;
        for (const { key } of counted(limit, networks)) await attempts.add(key, now + windowMs);
        return 0;
      });
    },
  };
}
