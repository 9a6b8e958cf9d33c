import type { RateLimitNetworks } from '../lib/client-address';

export type AttemptLimit = { maximum: number; windowMs: number };

/** How many networks are remembered; the one counted least recently is forgotten first. */
const rememberedNetworks = 20_000;

/** As for forms, a wider network may make a few times as many attempts as one address. */
function networksOf({ address, network56, network48 }: RateLimitNetworks) {
  return [
    { network: address, share: 1 },
    { network: network56, share: 3 },
    { network: network48, share: 5 },
  ].flatMap(({ network, share }) => (network === null ? [] : [{ network, share }]));
}

/** Counts attempts by network, in the memory of this program alone. */
export function createAttempts({ maximum, windowMs }: AttemptLimit) {
  const counted = new Map<string, readonly number[]>();

  const recent = (network: string, now: number) =>
    (counted.get(network) ?? []).filter((time) => time > now - windowMs && time <= now);

  return {
    /** Seconds until another attempt is allowed; 0 if one is. */
    wait(networks: RateLimitNetworks, now: number): number {
      const waits = networksOf(networks).map(({ network, share }) => {
        const blocking = recent(network, now).at(-maximum * share);
        return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking + windowMs - now) / 1000));
      });
      return Math.max(...waits);
    },

    count(networks: RateLimitNetworks, now: number): void {
      for (const { network, share } of networksOf(networks)) {
        const times = [...recent(network, now), now].slice(-maximum * share);
        counted.delete(network);
        counted.set(network, times);
      }
      for (const oldest of [...counted.keys()].slice(0, Math.max(0, counted.size - rememberedNetworks))) {
        counted.delete(oldest);
      }
    },
  };
}
